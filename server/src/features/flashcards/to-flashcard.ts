import { type CardMemory, previewRatings } from '#engines/flashcards/index.ts'
import { pick } from '../../platform/pick.ts'
import type { CardRow } from './flashcards.queries.ts'

export const toDueCard = (row: CardRow, now: Date) => ({
  ...row,
  next: previewRatings(toMemory(row), now),
  memory: row,
})

export function toMemory(row: CardRow): CardMemory {
  return {
    ...pick(row, 'lastReviewed', 'state', 'stabilityDays', 'memoryDifficulty', 'scheduledDays'),
    ...pick(row, 'learningStep', 'reps', 'lapses', 'isLeech'),
    nextReviewDate: row.nextReviewDate ?? row.createdAt,
  }
}
