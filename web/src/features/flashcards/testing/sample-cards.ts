import type { DueCard } from '#contract/study/flashcards.ts'
import { newMemory, previewRatings } from '#engines/flashcards/index.ts'

/** Cards as the server hands them out, for the tests beside it. */
export function sampleCard(id: number, now: number, change: Partial<DueCard> = {}): DueCard {
  const due = new Date(now)
  const memory = newMemory(due)
  const outcomes = previewRatings(memory, due)
  const { stabilityDays, memoryDifficulty, scheduledDays, learningStep } = memory
  const show = (rating: keyof typeof outcomes) => ({
    nextReviewDate: outcomes[rating].nextReviewDate.toISOString(),
    intervalSeconds: outcomes[rating].intervalSeconds,
  })
  return {
    id,
    userId: 1,
    front: `Question ${id}`,
    back: `Answer ${id}`,
    noteId: null,
    lessonId: null,
    passage: null,
    difficulty: 3,
    tags: [],
    lastReviewed: null,
    nextReviewDate: due.toISOString(),
    createdAt: due.toISOString(),
    state: 'new',
    reps: 0,
    lapses: 0,
    isLeech: false,
    next: { again: show('again'), hard: show('hard'), good: show('good'), easy: show('easy') },
    memory: { stabilityDays, memoryDifficulty, scheduledDays, learningStep },
    ...change,
  }
}
