import { DAY_SECONDS, HOUR_MS } from '#engines/days/durations.ts'
import type { KeptMemory } from '../../../../db/schema/study/flashcards.ts'
import type { DeckReview } from '../deck.ts'
import type { AnkiCard, AnkiReview } from './read-collection.ts'

const STATES = ['new', 'learning', 'review', 'relearning'] as const
const RATINGS = ['again', 'hard', 'good', 'easy'] as const
/** For cards that were scheduled before Anki knew FSRS: the middle of its scale. */
const USUAL_DIFFICULTY = 5
const LONGEST_DAYS = 36_500

/** What a card of Anki remembers: FSRS's numbers where it has them, else its interval as the stability. */
export function memoryOf(
  card: AnkiCard,
  reviews: readonly AnkiReview[],
  createdAtSeconds: number,
  isLeech: boolean,
): KeptMemory | null {
  const state = STATES[card.type]
  if (!state || state === 'new') return null
  const { stability, difficulty, dueMs, step } = readData(card.data)
  const isByDay = state === 'review'
  const dueSeconds = isByDay ? createdAtSeconds + card.due * DAY_SECONDS : card.due
  const isOwnDue = dueMs !== null && isSameDue(dueMs / 1000, dueSeconds, isByDay ? DAY_SECONDS : 1)
  const nextReviewMs = isOwnDue ? dueMs : dueSeconds * 1000
  const intervalDays = clamp(card.interval, 0, LONGEST_DAYS)
  const lastMs = reviews.at(-1)?.at ?? nextReviewMs - intervalDays * DAY_SECONDS * 1000
  if (!isMoment(nextReviewMs) || !isMoment(lastMs)) return null
  return {
    state,
    stabilityDays: clamp(stability ?? Math.max(intervalDays, 0.1), 0.001, LONGEST_DAYS),
    memoryDifficulty: clamp(difficulty ?? USUAL_DIFFICULTY, 1, 10),
    scheduledDays: intervalDays,
    learningStep: clamp(step, 0, 9),
    reps: clamp(card.reps, 1, 1_000_000),
    lapses: clamp(card.lapses, 0, 1_000_000),
    isLeech,
    lastReviewed: new Date(lastMs).toISOString(),
    nextReviewDate: new Date(nextReviewMs).toISOString(),
  }
}

export function reviewsOf(reviews: readonly AnkiReview[]): DeckReview[] {
  return reviews.flatMap(({ at, ease, interval, lastInterval, timeMs, type }, place) => {
    const rating = RATINGS[ease - 1]
    // Type 4 and above are dates set by hand.
    if (!rating || type > 3 || !isMoment(at)) return []
    const stateBefore =
      place === 0 && type === 0 ? 'new' : (['learning', 'review', 'relearning', 'review'] as const)[type]
    if (!stateBefore) return []
    return [
      {
        rating,
        stateBefore,
        reviewedAtMs: at,
        intervalSeconds: toSeconds(interval),
        intervalSecondsBefore: toSeconds(lastInterval),
        thinkingMs: timeMs > 0 ? clamp(timeMs, 0, HOUR_MS) : null,
      },
    ]
  })
}

/** Days when positive, seconds when negative. */
const toSeconds = (interval: number) =>
  clamp(Math.round(interval < 0 ? -interval : interval * DAY_SECONDS), 0, 2_000_000_000)

type CardData = { stability: number | null; difficulty: number | null; dueMs: number | null; step: number }

/** `s` and `d` are Anki's, `cd` is its place for the data of others: there the exact due time travels. */
function readData(json: string): CardData {
  const none = { stability: null, difficulty: null, dueMs: null, step: 0 }
  try {
    const { s, d, cd } = JSON.parse(json) as { s?: unknown; d?: unknown; cd?: unknown }
    const own = typeof cd === 'string' ? (JSON.parse(cd) as { tn?: unknown; st?: unknown }) : {}
    return {
      stability: toNumberOrNull(s),
      difficulty: toNumberOrNull(d),
      dueMs: toNumberOrNull(own.tn),
      step: toNumberOrNull(own.st) ?? 0,
    }
  } catch {
    return none
  }
}

const toNumberOrNull = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** Anki knows the day of a review and the second of a step; another one means that Anki has scheduled since. */
const isSameDue = (a: number, b: number, unit: number) => Math.floor(a / unit) === Math.floor(b / unit)

const EARLIEST_MS = Date.UTC(1990, 0)
const LATEST_MS = Date.UTC(2200, 0)
const isMoment = (ms: number) => ms > EARLIEST_MS && ms < LATEST_MS
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
