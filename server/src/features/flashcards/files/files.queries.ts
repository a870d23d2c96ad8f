import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { selectRow } from '../../../db/rows.ts'
import { flashcardMedia, flashcardReviews, flashcards } from '../../../db/schema/study/flashcards.ts'
import { CARD_COLUMNS, type CardRow, matches } from '../flashcards.queries.ts'

type NewMediaRow = typeof flashcardMedia.$inferInsert
export type ReviewRow = typeof flashcardReviews.$inferSelect

// Portions that hold neither the database nor the main thread for longer than a moment.
const CARDS_PER_READ = 250
const PICTURES_PER_INSERT = 20

/** By which cards are told apart; the same is made of a card on its way in. */
export const sidesOf = ({ front, back }: { front: string; back: string }) => `${front}\x1f${back}`

export async function selectSides(db: Database, userId: number): Promise<Set<string>> {
  const known = new Set<string>()
  let after = 0
  for (;;) {
    const rows = await db
      .select({ id: flashcards.id, front: flashcards.front, back: flashcards.back })
      .from(flashcards)
      .where(and(isExported(userId, undefined), gt(flashcards.id, after)))
      .orderBy(asc(flashcards.id))
      .limit(CARDS_PER_READ)
    for (const row of rows) known.add(sidesOf(row))
    after = rows.at(-1)?.id ?? after
    if (rows.length < CARDS_PER_READ) return known
  }
}

export async function selectMediaIds(db: Database, userId: number, hashes: string[]) {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({ id: flashcardMedia.id, sha256: flashcardMedia.sha256 })
    .from(flashcardMedia)
    .where(and(eq(flashcardMedia.userId, userId), inArray(flashcardMedia.sha256, hashes)))
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]))
}

export async function sumMediaBytes(db: Database, userId: number): Promise<number> {
  const row = await selectRow(db, flashcardMedia, eq(flashcardMedia.userId, userId), {
    bytes: sql<number>`coalesce(sum(${flashcardMedia.sizeBytes}), 0)::float8`,
  })
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

export const selectPicture = (db: Database, userId: number, id: number) =>
  selectRow(db, flashcardMedia, and(eq(flashcardMedia.id, id), eq(flashcardMedia.userId, userId)))

/** What kind of pictures these are, without their bytes. */
export function selectPictureKinds(db: Database, userId: number, ids: number[]) {
  return db
    .select({ id: flashcardMedia.id, contentType: flashcardMedia.contentType })
    .from(flashcardMedia)
    .where(and(eq(flashcardMedia.userId, userId), inArray(flashcardMedia.id, ids)))
}

const isExported = (userId: number, tag: string | undefined) =>
  and(eq(flashcards.userId, userId), isNull(flashcards.deletedAt), matches({ tag }))

/** All cards in portions, so that a large collection is never in one hand. */
export async function* readAllCards(
  db: Database,
  userId: number,
  tag: string | undefined,
): AsyncGenerator<CardRow[]> {
  let after = 0
  for (;;) {
    const cards = await db
      .select(CARD_COLUMNS)
      .from(flashcards)
      .where(and(isExported(userId, tag), gt(flashcards.id, after)))
      .orderBy(asc(flashcards.id))
      .limit(CARDS_PER_READ)
    yield cards
    after = cards.at(-1)?.id ?? after
    if (cards.length < CARDS_PER_READ) return
  }
}

export function selectReviewsOf(db: Database, cardIds: number[]): Promise<ReviewRow[]> {
  return db
    .select()
    .from(flashcardReviews)
    .where(inArray(flashcardReviews.cardId, cardIds))
    .orderBy(asc(flashcardReviews.reviewedAt), asc(flashcardReviews.id))
}
