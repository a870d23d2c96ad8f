import type { ChatPort } from './chat/chat-port.ts'
import type { Flashcards, FlashcardsTask } from './flashcards/flashcards-task.ts'
import type { Guide, GuideTask } from './guide/guide-task.ts'
import type { LessonPlanDraft, LessonPlanTask } from './lesson-plan/lesson-plan-port.ts'
import type { MathSolver } from './math/math-tasks.ts'
import type { ProblemReading, ProblemTask } from './math/problem-port.ts'
import type { ModelWatch } from './model/create-model.ts'
import type { Plan, PlanTask } from './plan/plan-port.ts'
import type { Engine, Port } from './port.ts'
import type { Reader } from './reader.ts'
import type { Reading, ReadingTask } from './reading/reading-port.ts'
import type { Embedder } from './retrieval/embedder.ts'
import type { SummaryTask, SummaryWithPrompt } from './summary/summary-task.ts'
import type { VideoAnswer, VideoTask } from './video/video-port.ts'

export type Tutor = {
  /** Which engine answers where either can. */
  engine: Engine
  chat: ChatPort
  summarize: Port<SummaryTask, SummaryWithPrompt>
  makeFlashcards: Port<FlashcardsTask, Flashcards>
  writeStudyGuide: Port<GuideTask, Guide>
  /** Steps that lead to what the product has; which ones and when is decided in code, whoever words the plan. */
  makePlan: Port<PlanTask, Plan>
  /** A lesson for a class; skills, parts and minutes are decided in code, whoever words it. */
  draftLessonPlan: Port<LessonPlanTask, LessonPlanDraft>
  /** How hard a text is, its hard words, and questions that it answers itself. */
  analyzeReading: Port<ReadingTask & { reader: Reader }, Reading>
  /** What the platform itself says about a video and, where there is a transcript, what is said in it. */
  describeVideo: Port<VideoTask, VideoAnswer>
  math: MathSolver
  /** What is to be solved. Our own reading comes first; a language model is asked about stories that it cannot read. */
  readProblem: Port<ProblemTask, ProblemReading>
  /** Meanings of texts that can be compared: for finding passages. */
  embedder: Embedder
  /** How the language model is doing; null when none is configured. */
  model: ModelWatch | null
  /** Somebody is about to ask: what takes a second to load is loaded. */
  wake: () => void
  stop: () => Promise<void>
}
