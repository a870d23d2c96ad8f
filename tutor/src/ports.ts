import type { ChatPort } from './chat/chat-port.ts'
import type { LessonPlanDraft, LessonPlanTask } from './lesson-plan/lesson-plan-port.ts'
import type { MathTasks } from './math/math-tasks.ts'
import type { ProblemReading, ProblemTask } from './math/problem-port.ts'
import type { ModelWatch } from './model/create-model.ts'
import type { Plan, PlanTask } from './plan/plan-port.ts'
import type { Reading, ReadingTask } from './reading/reading-port.ts'
import type { Embedder } from './retrieval/embedder.ts'
import type { VideoAnswer, VideoTask } from './video/video-port.ts'

/** Who answered: the engine inside the product, or a language model that the operator configured. */
export type Engine = 'embedded' | 'llm'

/**
 * One feature of the tutor. Every implementation answers in the same shape and says which one it is, so that one can
 * stand in for another and nobody who calls it has to know.
 */
export type Port<Task, Answer> = (task: Task) => Promise<Answer & { engine: Engine; fallback?: Fallback }>

/** Why the embedded engine answered although a language model is configured. */
export type Fallback = 'timeout' | 'limit' | 'invalid' | 'unreachable' | 'budget'

/** Whom a text is made for, as far as it changes the answer. */
export type Reader = {
  grade: number | null
  expertiseLevel: string | null
  /** Whose budget a language model is paid from. */
  role?: string
}

export type SummaryTask = { text: string; reader: Reader }
export type Summary = { summary: string; keyPoints: string[] }
/** With what was asked of the engine, the text itself left out: a kept summary says how it came about. */
export type ToldSummary = Summary & { prompt: string }

export type FlashcardsTask = { text: string; count: number; reader: Reader }
export type Flashcard = { front: string; back: string; passage: string }
export type Flashcards = { flashcards: Flashcard[] }

export type GuideSource = { text: string; title: string | null; url: string | null }
export type GuideTask = {
  sources: GuideSource[]
  title: string | null
  subject: string | null
  /** Named in the title; whom the guide is for says `reader`. */
  grade: number | null
  reader: Reader
}
export type Guide = { title: string; content: string }

export type Tutor = {
  /** Which engine answers where either can. */
  engine: Engine
  chat: ChatPort
  summarize: Port<SummaryTask, ToldSummary>
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
  math: Maths
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

/** Maths is exact: a language model may read or explain it, but what is true is decided by the engine inside alone. */
export type Maths = {
  [Name in keyof MathTasks]: (task: MathTasks[Name]['task']) => Promise<MathTasks[Name]['answer']>
}

/** No engine could answer in time. Whoever asked may try again. */
export class TutorUnavailable extends Error {}
