import {
  and,
  arrayContains,
  asc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { CARDS_PER_PAGE } from '#contract/study/flashcards.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { isOwn, isThere, markOwn, newestFirst, standsAfter } from '../../records/restorable.ts'

export type CardRow = typeof flashcards.$inferSelect
export type NewCardRow = typeof flashcards.$inferInsert
export type CardFilter = {
  search?: string | undefined
  difficulty?: number | undefined
  tag?: string | undefined
  subject?: string | undefined
  lessonId?: number | undefined
  noteId?: number | undefined
}
export type ListFilter = CardFilter & {
  only?: 'leeches' | 'deleted' | undefined
  before?: number | undefined
}

// A statement carries at most 65,535 values.
const ROWS_PER_INSERT = 1000

export function matches({ search, difficulty, tag, subject, lessonId, noteId }: CardFilter): SQL | undefined {
  const pattern = search === undefined ? undefined : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const ofSubject =
    subject === undefined
      ? undefined
      : sql`${flashcards.lessonId} in (select ${lessons.id} from ${lessons} join ${subjects} on ${subjects.id} = ${lessons.subjectId} where ${subjects.name} = ${subject})`
  return and(
    pattern === undefined
      ? undefined
      : or(
          ilike(flashcards.front, pattern),
          ilike(flashcards.back, pattern),
          sql`array_to_string(${flashcards.tags}, ' ') ilike ${pattern}`,
        ),
    difficulty === undefined ? undefined : eq(flashcards.difficulty, difficulty),
    tag === undefined ? undefined : arrayContains(flashcards.tags, [tag]),
    ofSubject,
    lessonId === undefined ? undefined : eq(flashcards.lessonId, lessonId),
    noteId === undefined ? undefined : eq(flashcards.noteId, noteId),
  )
}

export function selectCards(
  db: Database,
  userId: number,
  { only, before, ...filter }: ListFilter,
): Promise<CardRow[]> {
  return db
    .select()
    .from(flashcards)
    .where(
      and(
        eq(flashcards.userId, userId),
        isThere(flashcards, only === 'deleted' ? only : undefined),
        only === 'leeches' ? eq(flashcards.isLeech, true) : undefined,
        matches(filter),
        standsAfter(flashcards, before),
      ),
    )
    .orderBy(...newestFirst(flashcards))
    .limit(CARDS_PER_PAGE)
}

export async function selectTags(db: Database, userId: number): Promise<{ tag: string; cards: number }[]> {
  const tag = sql<string>`tag`
  return db
    .select({ tag, cards: sql<number>`count(*)::int` })
    .from(sql`${flashcards}, unnest(${flashcards.tags}) as tag`)
    .where(and(eq(flashcards.userId, userId), isNull(flashcards.deletedAt)))
    .groupBy(tag)
    .orderBy(asc(sql`lower(tag)`), asc(tag))
}

export async function insertCards(db: Database, rows: readonly NewCardRow[]): Promise<CardRow[]> {
  const inserted: CardRow[] = []
  for (let first = 0; first < rows.length; first += ROWS_PER_INSERT) {
    const part = rows.slice(first, first + ROWS_PER_INSERT)
    inserted.push(...(await db.insert(flashcards).values(part).returning()))
  }
  return inserted
}

/** What stands on it; a card with other words is no leech until it is forgotten again. */
export async function updateCard(
  db: Database,
  userId: number,
  id: number,
  change: Partial<Pick<CardRow, 'front' | 'back' | 'difficulty' | 'tags' | 'isLeech'>>,
): Promise<CardRow | undefined> {
  const [row] = await db
    .update(flashcards)
    .set(change)
    .where(isOwn(flashcards, userId, id))
    .returning()
  return row
}

export const markDeleted = (db: Database, userId: number, id: number, deletedAt: Date | null) =>
  markOwn(db, flashcards, getTableColumns(flashcards), { userId, id }, deletedAt)

export async function selectOwnNoteIds(db: Database, userId: number, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: userNotes.id })
    .from(userNotes)
    .where(and(eq(userNotes.userId, userId), inArray(userNotes.id, ids), isNull(userNotes.deletedAt)))
  return rows.map(({ id }) => id)
}

export async function selectLessonIds(db: Database, ids: number[]): Promise<number[]> {
  const rows = await db.select({ id: lessons.id }).from(lessons).where(inArray(lessons.id, ids))
  return rows.map(({ id }) => id)
}
