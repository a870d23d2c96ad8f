import type { Refusal, WaitingWrite } from './waiting-write.ts'

/** What came of sending a write. */
export type Outcome =
  | { kind: 'answered'; answer: unknown }
  | { kind: 'unreachable' }
  | ({ kind: 'refused'; code?: string | undefined } & Omit<Refusal, 'kind'>)

export type Verdict =
  | { kind: 'done' }
  /** The server cannot be reached, or not now. */
  | { kind: 'later' }
  /** The session is over: everything waits until its owner signs in again. */
  | { kind: 'signIn' }
  | { kind: 'refused'; refusal: Refusal }

const NOT_NOW = new Set([408, 425, 429, 502, 503, 504])

/** A proxy whose server is being restarted, or a server that asks for patience. */
export function isNotNow(status: number): boolean {
  return NOT_NOW.has(status)
}

/** A server that fails over one write must not hold up all others for ever. */
const MOST_FAILURES = 5

export function judge({ failures }: Pick<WaitingWrite, 'failures'>, outcome: Outcome): Verdict {
  if (outcome.kind === 'answered') return { kind: 'done' }
  if (outcome.kind === 'unreachable' || isNotNow(outcome.status)) return { kind: 'later' }
  if (outcome.status === 401) return { kind: 'signIn' }
  if (outcome.status >= 500 && failures + 1 < MOST_FAILURES) return { kind: 'later' }
  const { status, message, reason, params } = outcome
  return { kind: 'refused', refusal: { kind: kindOf(status), status, message, reason, params } }
}

function kindOf(status: number): Refusal['kind'] {
  if (status >= 500) return 'broken'
  if (status === 409) return 'conflict'
  return status === 404 || status === 410 ? 'gone' : 'refused'
}

const DELAYS_MS = [2000, 5000, 10_000, 20_000, 30_000]

/** Longer with every failure, and never the same for all devices of a school whose server comes back. */
export function chooseDelayMs(failures: number, random: () => number): number {
  const delay = DELAYS_MS[Math.min(Math.max(failures, 1), DELAYS_MS.length) - 1] ?? 0
  return Math.round(delay * (0.8 + 0.4 * random()))
}
