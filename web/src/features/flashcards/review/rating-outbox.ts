import * as z from 'zod/mini'
import type { InputOf } from '#contract/endpoint.ts'
import type { DueCard, flashcards } from '#contract/study/flashcards.ts'
import { RATINGS } from '#engines/flashcards/index.ts'
import { ApiError } from '../../../api/call.ts'
import { isAnswered } from '../../../api/create-writer.ts'
import { USER_MEMORY_PREFIX } from '../../../kit/user-memory.ts'

const Unsent = z.object({
  /** Names the write: sent twice it counts once. */
  key: z.string(),
  id: z.int(),
  rating: z.enum(RATINGS),
  reviewedAt: z.iso.datetime(),
  thinkingMs: z.int(),
  reps: z.int(),
})
export type Unsent = z.output<typeof Unsent>

export type Outcome = { kind: 'saved'; card: DueCard } | { kind: 'refused' } | { kind: 'forgotten' }

type Send = (rating: InputOf<typeof flashcards.rate>, key: string) => Promise<DueCard>
type State = { waiting: readonly Unsent[]; isStuck: boolean }

const RETRY_MS = [2000, 5000, 15_000, 30_000]
const NOT_NOW = new Set([401, 429])

const prefixOf = (userId: number) => `${USER_MEMORY_PREFIX}rating.${userId}.`

/**
 * Ratings on their way, in their order. Each is kept on the device until the server has answered it, under a key of its
 * own, so that windows do not overwrite each other: a rating survives a lost connection, a reload and a closed page.
 */
export function createRatingOutbox(
  userId: number,
  send: Send,
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & Record<string, unknown> = localStorage,
  schedule: (run: () => void, delayMs: number) => unknown = setTimeout,
) {
  const listeners = new Set<() => void>()
  const waiters = new Map<string, (outcome: Outcome) => void>()
  const tried = new Set<string>()
  const unkept = new Set<string>()
  let state: State = { waiting: readKept(), isStuck: false }
  let sending: Promise<void> | null = null
  let failures = 0

  function readKept(): Unsent[] {
    return Object.keys(store)
      .filter((name) => name.startsWith(prefixOf(userId)))
      .flatMap((name) => {
        const kept = z.safeParse(Unsent, parseJson(store.getItem(name)))
        return kept.success ? [kept.data] : []
      })
      .sort((one, other) => one.reviewedAt.localeCompare(other.reviewedAt))
  }

  function setState(next: State): void {
    state = next
    for (const notify of listeners) notify()
  }

  function keep(unsent: Unsent): void {
    try {
      store.setItem(prefixOf(userId) + unsent.key, JSON.stringify(unsent))
    } catch (error) {
      // A full store must not stop anybody: then it lives as long as the page.
      if (!(error instanceof DOMException)) throw error
      unkept.add(unsent.key)
    }
  }

  function settle(key: string, outcome: Outcome, isStuck = false): void {
    store.removeItem(prefixOf(userId) + key)
    unkept.delete(key)
    setState({ waiting: state.waiting.filter((one) => one.key !== key), isStuck })
    waiters.get(key)?.(outcome)
    waiters.delete(key)
  }

  /** Signing out forgets what is on the device, and nobody else may send it. */
  const isForgotten = ({ key }: Unsent) => !unkept.has(key) && store.getItem(prefixOf(userId) + key) === null

  async function work(): Promise<void> {
    for (let next = state.waiting[0]; next; next = state.waiting[0]) {
      const { key, ...rating } = next
      if (isForgotten(next)) {
        settle(key, { kind: 'forgotten' })
        continue
      }
      tried.add(key)
      try {
        settle(key, { kind: 'saved', card: await send(rating, key) })
        failures = 0
      } catch (error) {
        if (!isFinal(error)) return wait()
        settle(key, { kind: 'refused' })
      }
    }
  }

  function wait(): void {
    const delayMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0
    failures += 1
    setState({ ...state, isStuck: true })
    schedule(() => void sendAll(), delayMs)
  }

  /** Resolves when all is sent, or when the server cannot be reached. */
  function sendAll(): Promise<void> {
    sending ??= work().finally(() => {
      sending = null
    })
    return sending
  }

  return {
    read: () => state,
    subscribe(notify: () => void) {
      listeners.add(notify)
      return () => {
        listeners.delete(notify)
      }
    },
    /** Resolves when the server has answered, which may be long after. */
    add(unsent: Unsent): Promise<Outcome> {
      keep(unsent)
      setState({ ...state, waiting: [...state.waiting, unsent] })
      const answered = new Promise<Outcome>((resolve) => waiters.set(unsent.key, resolve))
      void sendAll()
      return answered
    },
    /** Whether it could be taken out again: what was sent once may have arrived, even without an answer. */
    withdraw(key: string): boolean {
      if (tried.has(key) || !state.waiting.some((one) => one.key === key)) return false
      settle(key, { kind: 'forgotten' }, state.isStuck)
      return true
    },
    has: (key: string) => state.waiting.some((one) => one.key === key),
    sendAll,
  }
}
export type RatingOutbox = ReturnType<typeof createRatingOutbox>

/** Who has to sign in again, or to wait, has not been refused. */
function isFinal(error: unknown): boolean {
  return isAnswered(error) && !(error instanceof ApiError && NOT_NOW.has(error.status))
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
