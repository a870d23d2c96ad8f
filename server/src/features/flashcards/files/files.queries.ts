import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { flashcardMedia, flashcardReviews, flashcards } from '../../../db/schema/study/flashcards.ts'
import { CARD_COLUMNS, type CardRow, matches } from '../flashcards.queries.ts'
import type { NewReviewRow } from '../review.queries.ts'

export type MediaRow = typeof flashcardMedia.$inferSelect
type NewMediaRow = typeof flashcardMedia.$inferInsert
type ReviewRow = typeof flashcardReviews.$inferSelect

const REVIEWS_PER_INSERT = 5000
const PICTURES_PER_INSERT = 20

/** By which cards are told apart; the same is made of a card on its way in. */
export const sidesOf = ({ front, back }: { front: string; back: string }) => `${front}\x1f${back}`

export async function selectSides(db: Database, userId: number): Promise<Set<string>> {
  const rows = await db
    .select({ front: flashcards.front, back: flashcards.back })
    .from(flashcards)
    .where(and(eq(flashcards.userId, userId), isNull(flashcards.deletedAt)))
  return new Set(rows.map(sidesOf))
}

export async function selectMediaIds(
  db: Database,
  userId: number,
  hashes: string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({ id: flashcardMedia.id, sha256: flashcardMedia.sha256 })
    .from(flashcardMedia)
    .where(and(eq(flashcardMedia.userId, userId), inArray(flashcardMedia.sha256, hashes)))
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]))
}

export async function sumMediaBytes(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${flashcardMedia.sizeBytes}), 0)::float8` })
    .from(flashcardMedia)
    .where(eq(flashcardMedia.userId, userId))
  return row?.bytes ?? 0
}

export async function insertMedia(db: Database, rows: readonly NewMediaRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += PICTURES_PER_INSERT) {
    const part = rows.slice(first, first + PICTURES_PER_INSERT)
    await db
      .insert(flashcardMedia)
      .values(part)
      .onConflictDoUpdate({
        target: [flashcardMedia.userId, flashcardMedia.sha256],
        set: { unusedSince: null },
      })
  }
}

export async function insertReviews(db: Database, rows: readonly NewReviewRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += REVIEWS_PER_INSERT)
    await db.insert(flashcardReviews).values(rows.slice(first, first + REVIEWS_PER_INSERT))
}

export async function selectPicture(db: Database, userId: number, id: number): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(flashcardMedia)
    .where(and(eq(flashcardMedia.id, id), eq(flashcardMedia.userId, userId)))
  return row
}

export function selectPictures(db: Database, userId: number, ids: number[]): Promise<MediaRow[]> {
  return db
    .select()
    .from(flashcardMedia)
    .where(and(eq(flashcardMedia.userId, userId), inArray(flashcardMedia.id, ids)))
    .orderBy(asc(flashcardMedia.id))
}

const isExported = (userId: number, tag: string | undefined) =>
  and(eq(flashcards.userId, userId), isNull(flashcards.deletedAt), matches({ tag }))

export function selectAllCards(db: Database, userId: number, tag: string | undefined): Promise<CardRow[]> {
  return db.select(CARD_COLUMNS).from(flashcards).where(isExported(userId, tag)).orderBy(asc(flashcards.id))
}

export async function selectAllReviews(
  db: Database,
  userId: number,
  tag: string | undefined,
): Promise<ReviewRow[]> {
  const rows = await db
    .select({ review: flashcardReviews })
    .from(flashcardReviews)
    .innerJoin(flashcards, eq(flashcards.id, flashcardReviews.cardId))
    .where(isExported(userId, tag))
    .orderBy(asc(flashcardReviews.reviewedAt), asc(flashcardReviews.id))
  return rows.map(({ review }) => review)
}
