import { type Card, Rating as FsrsRating, fsrs, type Grade, State } from 'ts-fsrs'
import { CARD_STATES, type CardState, type Rating } from './card-words.ts'

/** What is remembered of one card. The first two dates are the documented ones of the card itself. */
export type CardMemory = {
  lastReviewed: Date | null
  nextReviewDate: Date
  state: CardState
  /** Days until recall has fallen to nine in ten. */
  stabilityDays: number
  /** 1 to 10; 0 before the first rating. */
  memoryDifficulty: number
  scheduledDays: number
  /** The step of learning or relearning it stands on. */
  learningStep: number
  reps: number
  lapses: number
  isLeech: boolean
}

export type NextDue = { nextReviewDate: Date; intervalSeconds: number }

/** Lapses that make a card a leech, and how many more mark it again after the mark was taken off. */
export const LEECH_LAPSES = 8
const LEECH_AGAIN_LAPSES = 4

// No fuzz: the interval on a button is the one that pressing it gives.
const scheduler = fsrs({ enable_fuzz: false })

const GRADES = {
  again: FsrsRating.Again,
  hard: FsrsRating.Hard,
  good: FsrsRating.Good,
  easy: FsrsRating.Easy,
} satisfies Record<Rating, Grade>

const STATES = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} satisfies Record<CardState, State>

export function newMemory(dueAt: Date): CardMemory {
  return {
    lastReviewed: null,
    nextReviewDate: dueAt,
    state: 'new',
    stabilityDays: 0,
    memoryDifficulty: 0,
    scheduledDays: 0,
    learningStep: 0,
    reps: 0,
    lapses: 0,
    isLeech: false,
  }
}

export function rate(memory: CardMemory, rating: Rating, now: Date): CardMemory {
  const at = notBeforeLastReview(memory, now)
  return fromFsrs(memory, scheduler.next(toFsrs(memory), at, GRADES[rating]).card)
}

/** What each of the four buttons would do. */
export function previewRatings(memory: CardMemory, now: Date): Record<Rating, NextDue> {
  const at = notBeforeLastReview(memory, now)
  const outcomes = scheduler.repeat(toFsrs(memory), at)
  const show = (rating: Rating): NextDue => {
    const { due } = outcomes[GRADES[rating]].card
    return { nextReviewDate: due, intervalSeconds: secondsBetween(at, due) }
  }
  return { again: show('again'), hard: show('hard'), good: show('good'), easy: show('easy') }
}

/** From the last rating to the due date; 0 before the first rating. */
export function intervalSecondsOf({ lastReviewed, nextReviewDate }: CardMemory): number {
  return lastReviewed ? Math.max(0, secondsBetween(lastReviewed, nextReviewDate)) : 0
}

const secondsBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 1000)

/** A device whose clock is behind would else review a card before its last review. */
function notBeforeLastReview({ lastReviewed }: CardMemory, now: Date): Date {
  return lastReviewed && lastReviewed > now ? lastReviewed : now
}

function toFsrs(memory: CardMemory): Card {
  return {
    due: memory.nextReviewDate,
    stability: memory.stabilityDays,
    difficulty: memory.memoryDifficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningStep,
    reps: memory.reps,
    lapses: memory.lapses,
    state: STATES[memory.state],
    ...(memory.lastReviewed && { last_review: memory.lastReviewed }),
  }
}

function fromFsrs(before: CardMemory, card: Card): CardMemory {
  return {
    lastReviewed: card.last_review ?? null,
    nextReviewDate: card.due,
    state: CARD_STATES[card.state],
    stabilityDays: card.stability,
    memoryDifficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningStep: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    isLeech: before.isLeech || (card.lapses > before.lapses && isLeechAt(card.lapses)),
  }
}

function isLeechAt(lapses: number): boolean {
  return lapses >= LEECH_LAPSES && (lapses - LEECH_LAPSES) % LEECH_AGAIN_LAPSES === 0
}
