import type { FailureKind, ModelFailure } from './failure.ts'

export type HealthState = {
  lastAnswerAt: Date | null
  lastFailure: { kind: FailureKind; detail: string; at: Date } | null
  /** Until then the embedded engine answers without asking the model: it failed too often in a row. */
  pausedUntil: Date | null
}

export type Health = {
  report: (failure: ModelFailure | null) => void
  isWorthTrying: () => boolean
  read: () => HealthState
}

const FAILURES_IN_A_ROW = 3
const PAUSE_MS = 60_000
/** Failures of the server; what is wrong with a single answer or a budget says nothing about the next one. */
const OF_SERVER: readonly FailureKind[] = ['timeout', 'limit', 'unreachable', 'refused']

/** Remembers how the model has been doing, so that a dead one costs few learners its timeout. */
export function createHealth(now: () => Date): Health {
  let state: HealthState = { lastAnswerAt: null, lastFailure: null, pausedUntil: null }
  let inARow = 0
  return {
    report: (failure) => {
      if (failure === null) {
        inARow = 0
        state = { ...state, lastAnswerAt: now(), pausedUntil: null }
        return
      }
      if (failure.kind === 'budget') return
      inARow = OF_SERVER.includes(failure.kind) ? inARow + 1 : 0
      const pausedUntil = inARow >= FAILURES_IN_A_ROW ? new Date(now().getTime() + PAUSE_MS) : null
      state = {
        ...state,
        lastFailure: { kind: failure.kind, detail: failure.message, at: now() },
        pausedUntil,
      }
    },
    isWorthTrying: () => state.pausedUntil === null || now() >= state.pausedUntil,
    read: () => state,
  }
}
