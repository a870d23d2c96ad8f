import { listCardWords } from '#engines/flashcards/index.ts'
import { flashcardMedia, flashcardReviews, flashcards } from '../db/schema/study/flashcards.ts'
import type { TestApp } from './test-app.ts'

export async function addFlashcard(
  t: TestApp,
  userId: number,
  more: Partial<typeof flashcards.$inferInsert> = {},
) {
  const { front, back, tags } = { front: 'Capital of France?', back: 'Paris', tags: [], ...more }
  const [row] = await t.db
    .insert(flashcards)
    .values({
      userId,
      front,
      back,
      words: listCardWords([front, back, ...tags]),
      createdAt: t.clock.now,
      nextReviewDate: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Rated once, with what it was before. */
export async function addRatedFlashcard(t: TestApp, userId: number) {
  const at = t.clock.now
  const memory = { stabilityDays: 2, memoryDifficulty: 5, scheduledDays: 0, learningStep: 1, reps: 1 }
  const row = await addFlashcard(t, userId, { ...memory, state: 'learning', lastReviewed: at })
  await t.db.insert(flashcardReviews).values({
    cardId: row.id,
    userId,
    rating: 'good',
    stateBefore: 'new',
    reviewedAt: at,
    day: at.toISOString().slice(0, 10),
    intervalSeconds: 600,
    intervalSecondsBefore: 0,
    before: {
      state: 'new',
      stabilityDays: 0,
      memoryDifficulty: 0,
      scheduledDays: 0,
      learningStep: 0,
      reps: 0,
      lapses: 0,
      isLeech: false,
      lastReviewed: null,
      nextReviewDate: at.toISOString(),
    },
  })
  return row
}

/** The smallest PNG there is. */
export const SMALL_PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

export async function addFlashcardPicture(t: TestApp, userId: number) {
  const [row] = await t.db
    .insert(flashcardMedia)
    .values({
      userId,
      contentType: 'image/png',
      content: SMALL_PNG,
      sizeBytes: SMALL_PNG.length,
      sha256: 'sample',
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
