import type { Model, Shadow } from '#engines/mastery/index.ts'
import type { TracedAnswer } from '../take-answer.ts'

export type LoggedAnswer = TracedAnswer & { id: number; userId: number; isVoided: boolean }

/** Learners as JSON, the way `saveRebuilt` reads them: written by the worker, so that the requests' thread need not. */
export type RebuiltPage = string

export type ReplayCall =
  | { kind: 'replay'; answers: LoggedAnswer[] }
  | { kind: 'take'; limit: number }
  | { kind: 'finish' }

export type ReplayAnswer =
  | { kind: 'replayed' }
  | { kind: 'learners'; count: number; page: RebuiltPage }
  | { kind: 'model'; model: Model; shadow: Shadow }
