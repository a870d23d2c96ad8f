import type { FastifyInstance } from 'fastify'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { askTutor } from '../../domain/ask-tutor.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { describeVideo } from './describe-video.ts'
import { writeStudyGuide } from './write-study-guide.ts'

export function aiHelperRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, aiHelpers.summarizeNote, ({ content: text }, context) =>
    askTutor(context, 'noteSummaryFailed', ({ summarize }, reader) => summarize({ text, reader })),
  )
  serve(app, deps, aiHelpers.generateFlashcards, ({ content: text, count }, context) =>
    askTutor(context, 'flashcardsFailed', ({ makeFlashcards }, reader) =>
      makeFlashcards({ text, count, reader }),
    ),
  )
  serve(app, deps, aiHelpers.generateStudyGuide, (sent, context) => writeStudyGuide(context, sent))
  serve(app, deps, aiHelpers.extractVideoContent, (sent, context) => describeVideo(context, sent))

  serve(app, deps, aiHelpers.summarize, ({ content: text, ...about }, context) =>
    askTutor(context, 'summaryFailed', ({ summarize }, reader) => summarize({ text, reader }), about),
  )
  serve(app, deps, aiHelpers.flashcards, ({ content: text, count, ...about }, context) =>
    askTutor(
      context,
      'flashcardsFailed',
      ({ makeFlashcards }, reader) => makeFlashcards({ text, count, reader }),
      about,
    ),
  )
  serve(app, deps, aiHelpers.studyGuide, (sent, context) => writeStudyGuide(context, sent))
}
