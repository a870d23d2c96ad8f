import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { askTutor } from '../../domain/ask-tutor.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { describeVideo } from './describe-video.ts'
import { writeStudyGuide } from './write-study-guide.ts'

export function aiHelperRoutes({ serve }: Mount): void {
  serve(aiHelpers.summarizeNote, ({ content: text }, context) =>
    askTutor(context, 'noteSummaryFailed', ({ summarize }, reader) => summarize({ text, reader })),
  )
  serve(aiHelpers.generateFlashcards, ({ content: text, count }, context) =>
    askTutor(context, 'flashcardsFailed', ({ makeFlashcards }, reader) =>
      makeFlashcards({ text, count, reader }),
    ),
  )
  serve(aiHelpers.generateStudyGuide, (sent, context) => writeStudyGuide(context, sent))
  serve(aiHelpers.extractVideoContent, (sent, context) => describeVideo(context, sent))

  serve(aiHelpers.summarize, ({ content: text, ...about }, context) =>
    askTutor(context, 'summaryFailed', ({ summarize }, reader) => summarize({ text, reader }), about),
  )
  serve(aiHelpers.flashcards, ({ content: text, count, ...about }, context) =>
    askTutor(
      context,
      'flashcardsFailed',
      ({ makeFlashcards }, reader) => makeFlashcards({ text, count, reader }),
      about,
    ),
  )
  serve(aiHelpers.studyGuide, (sent, context) => writeStudyGuide(context, sent))
}
