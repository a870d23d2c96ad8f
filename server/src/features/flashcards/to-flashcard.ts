import type { DueCard, Flashcard } from '#contract/study/flashcards.ts'
import { type CardMemory, previewRatings, RATINGS, type Rating } from '#engines/flashcards/index.ts'
import { pick } from '../../platform/pick.ts'
import type { CardRow } from './flashcards.queries.ts'

export function toFlashcard(row: CardRow): Flashcard {
  return {
    ...pick(row, 'id', 'userId', 'front', 'back', 'noteId', 'lessonId', 'passage'),
    ...pick(row, 'difficulty', 'tags', 'state', 'reps', 'lapses', 'isLeech'),
    lastReviewed: row.lastReviewed?.toISOString() ?? null,
    nextReviewDate: row.nextReviewDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

export function toDueCard(row: CardRow, now: Date): DueCard {
  const outcomes = previewRatings(toMemory(row), now)
  const show = (rating: Rating) => ({
    nextReviewDate: outcomes[rating].nextReviewDate.toISOString(),
    intervalSeconds: outcomes[rating].intervalSeconds,
  })
  const next = Object.fromEntries(RATINGS.map((rating) => [rating, show(rating)])) as DueCard['next']
  const { stabilityDays, memoryDifficulty, scheduledDays, learningStep } = row
  return {
    ...toFlashcard(row),
    next,
    memory: { stabilityDays, memoryDifficulty, scheduledDays, learningStep },
  }
}

export function toMemory(row: CardRow): CardMemory {
  return {
    ...pick(row, 'lastReviewed', 'state', 'stabilityDays', 'memoryDifficulty', 'scheduledDays'),
    ...pick(row, 'learningStep', 'reps', 'lapses', 'isLeech'),
    nextReviewDate: row.nextReviewDate ?? row.createdAt,
  }
}
