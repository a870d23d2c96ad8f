import type { Flashcards, FlashcardsTask } from '../flashcards/flashcards-task.ts'
import type { Guide, GuideTask } from '../guide/guide-task.ts'
import { draftLessonPlan } from '../lesson-plan/draft-lesson-plan.ts'
import type { LessonPlanDraft, LessonPlanTask } from '../lesson-plan/lesson-plan-port.ts'
import type { ProblemReading, ReadableTask } from '../math/problem-port.ts'
import { makePlan } from '../plan/make-plan.ts'
import type { Plan, PlanTask } from '../plan/plan-port.ts'
import type { Port } from '../port.ts'
import type { Reader } from '../reader.ts'
import type { Reading, ReadingTask } from '../reading/reading-port.ts'
import { describeSummary } from '../summary/describe-summary.ts'
import type { SummaryTask, SummaryWithPrompt } from '../summary/summary-task.ts'
import { quoteTranscript } from '../video/quote-transcript.ts'
import type { DescribedVideo, VideoAnswer } from '../video/video-port.ts'
import type { TextTasks } from './text-tasks.ts'
import type { WorkerEngine } from './worker-engine.ts'

export type EmbeddedPorts = {
  summarize: Port<SummaryTask, SummaryWithPrompt>
  makeFlashcards: Port<FlashcardsTask, Flashcards>
  writeStudyGuide: Port<GuideTask, Guide>
  analyzeReading: Port<ReadingTask & { reader: Reader }, Reading>
  makePlan: Port<PlanTask, Plan>
  draftLessonPlan: Port<LessonPlanTask, LessonPlanDraft>
  readProblem: Port<ReadableTask, ProblemReading>
  describeVideo: Port<DescribedVideo, VideoAnswer>
}

/** Every port on the engine inside the product. */
export function createEmbeddedPorts(run: WorkerEngine<TextTasks>['run']): EmbeddedPorts {
  const engine = 'embedded' as const
  return {
    summarize: async (task) => ({
      ...(await run('summarize', task)),
      prompt: describeSummary(task.reader),
      engine,
    }),
    makeFlashcards: async (task) => ({ ...(await run('makeFlashcards', task)), engine }),
    writeStudyGuide: async (task) => ({ ...(await run('writeStudyGuide', task)), engine }),
    analyzeReading: async ({ text, grade }) => ({
      ...(await run('analyzeReading', { text, grade })),
      engine,
    }),
    makePlan: async (task) => ({ ...makePlan(task), engine }),
    draftLessonPlan: async (task) => ({ ...draftLessonPlan(task), engine }),
    readProblem: async ({ text, isReadable }) => ({ formal: isReadable ? text : null, letters: [], engine }),
    describeVideo: async ({ details, transcript, reader }) => {
      if (transcript === '') return { details, engine }
      const { summary } = await run('summarize', { text: quoteTranscript(transcript), reader })
      return { details: { ...details, description: `${details.description}\n\n${summary}` }, engine }
    },
  }
}
