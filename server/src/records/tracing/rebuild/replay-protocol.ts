import type { Model, Shadow } from '#engines/mastery/index.ts'
import type { StoredSkill, TracedAnswer } from '../take-answer.ts'

export type LoggedAnswer = TracedAnswer & { id: number; userId: number; isVoided: boolean }

export type RebuiltLearner = {
  userId: number
  lastAttemptId: number
  state: Uint8Array
  skills: StoredSkill[]
}

export type ReplayCall =
  | { kind: 'replay'; answers: LoggedAnswer[] }
  | { kind: 'take'; limit: number }
  | { kind: 'finish' }

export type ReplayAnswer =
  | { kind: 'replayed' }
  | { kind: 'learners'; learners: RebuiltLearner[] }
  | { kind: 'model'; model: Model; shadow: Shadow }
