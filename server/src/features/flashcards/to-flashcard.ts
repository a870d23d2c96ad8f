import type { DueCard, Flashcard } from '#contract/study/flashcards.ts'
import { type CardMemory, previewRatings, RATINGS, type Rating } from '#engines/flashcards/index.ts'
import type { CardRow } from './flashcards.queries.ts'

export function toFlashcard(row: CardRow): Flashcard {
  return {
    id: row.id,
    userId: row.userId,
    front: row.front,
    back: row.back,
    noteId: row.noteId,
    lessonId: row.lessonId,
    passage: row.passage,
    difficulty: row.difficulty,
    tags: row.tags,
    lastReviewed: row.lastReviewed?.toISOString() ?? null,
    nextReviewDate: row.nextReviewDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    state: row.state,
    reps: row.reps,
    lapses: row.lapses,
    isLeech: row.isLeech,
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
    lastReviewed: row.lastReviewed,
    nextReviewDate: row.nextReviewDate ?? row.createdAt,
    state: row.state,
    stabilityDays: row.stabilityDays,
    memoryDifficulty: row.memoryDifficulty,
    scheduledDays: row.scheduledDays,
    learningStep: row.learningStep,
    reps: row.reps,
    lapses: row.lapses,
    isLeech: row.isLeech,
  }
}
