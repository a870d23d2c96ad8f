import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { DueCard, flashcards } from '#contract/study/flashcards.ts'
import {
  type CardMemory,
  LEARN_AHEAD_MINUTES,
  previewRatings,
  type Rating,
  rate,
} from '#engines/flashcards/index.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'

type Due = OutputOf<typeof flashcards.due>

/** The card as the server will leave it: both reckon with the same engine from the same figures. */
export function assumeRating(card: DueCard, rating: Rating, at: Date): DueCard {
  const memory = rate(toMemory(card), rating, at)
  const { stabilityDays, memoryDifficulty, scheduledDays, learningStep } = memory
  return {
    ...card,
    lastReviewed: memory.lastReviewed?.toISOString() ?? null,
    nextReviewDate: memory.nextReviewDate.toISOString(),
    state: memory.state,
    reps: memory.reps,
    lapses: memory.lapses,
    isLeech: memory.isLeech,
    next: preview(memory, at),
    memory: { stabilityDays, memoryDifficulty, scheduledDays, learningStep },
  }
}

function toMemory({ memory, ...card }: DueCard): CardMemory {
  return {
    ...memory,
    lastReviewed: card.lastReviewed === null ? null : new Date(card.lastReviewed),
    nextReviewDate: new Date(card.nextReviewDate ?? card.createdAt),
    state: card.state,
    reps: card.reps,
    lapses: card.lapses,
    isLeech: card.isLeech,
  }
}

/** What the buttons would do now: the answer may be hours old. */
export function previewAnew(card: DueCard, now: Date): DueCard {
  return { ...card, next: preview(toMemory(card), now) }
}

function preview(memory: CardMemory, at: Date): DueCard['next'] {
  const outcomes = previewRatings(memory, at)
  const show = (one: Rating) => ({
    nextReviewDate: outcomes[one].nextReviewDate.toISOString(),
    intervalSeconds: outcomes[one].intervalSeconds,
  })
  return { again: show('again'), hard: show('hard'), good: show('good'), easy: show('easy') }
}

/** What is due, without what was rated on the device; what comes back within minutes stays. */
export function showInDue(due: Due, writes: readonly WaitingWrite[], now: Date): Due {
  const soon = now.getTime() + LEARN_AHEAD_MINUTES * 60_000
  const rated = new Map(due.cards.map((card) => [card.id, card]))
  for (const { operation, input, madeAt } of writes) {
    if (operation !== 'flashcards.rate') continue
    const { rating, reviewedAt, reps, ...rest } = input as InputOf<typeof flashcards.rate>
    const id = Number(rest.id)
    const card = rated.get(id)
    // Of a list that was fetched after the rating had arrived, it is part already.
    if (!card || (reps !== undefined && card.reps !== reps)) continue
    rated.set(id, assumeRating(card, rating, reviewedAt ? new Date(reviewedAt) : madeAt))
  }
  const known = new Map(due.cards.map((card) => [card.id, card]))
  const cards = [...rated.values()].filter(
    (card) => known.get(card.id) === card || Date.parse(card.nextReviewDate ?? '') <= soon,
  )
  const count = (states: readonly DueCard['state'][]) =>
    cards.filter(({ state }) => states.includes(state)).length
  const isChanged = due.cards.some((card) => rated.get(card.id) !== card)
  if (!isChanged) return due
  return {
    ...due,
    cards,
    waiting: {
      learning: count(['learning', 'relearning']),
      reviews: count(['review']),
      fresh: count(['new']),
    },
  }
}
