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
import { listCardWords, listWantedWords } from '#engines/flashcards/index.ts'
import type { Database } from '../../db/database.ts'
import { updateRow } from '../../db/rows.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { holdsWords } from '../../db/schema/search.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { afterCursor, isNotDeleted, isOwn, markOwn, newestFirst } from '../../domain/restorable.ts'
import { ADDRESSES_IN_TEXT, listPictures } from './files/deck.ts'

// By what a card is found is the database's business.
const { words: _words, pictureIds: _pictureIds, ...COLUMNS } = getTableColumns(flashcards)
export const CARD_COLUMNS = COLUMNS
type Found = 'words' | 'pictureIds'
export type CardRow = Omit<typeof flashcards.$inferSelect, Found>
export type NewCardRow = Omit<typeof flashcards.$inferInsert, Found>
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

// Few enough that putting the statement together holds nobody up.
const ROWS_PER_INSERT = 250

export function matches({ search, difficulty, tag, subject, lessonId, noteId }: CardFilter): SQL | undefined {
  const ofSubject =
    subject === undefined
      ? undefined
      : sql`${flashcards.lessonId} in (select ${lessons.id} from ${lessons} join ${subjects} on ${subjects.id} = ${lessons.subjectId} where ${subjects.name} = ${subject})`
  return and(
    search === undefined ? undefined : isFound(search),
    difficulty === undefined ? undefined : eq(flashcards.difficulty, difficulty),
    tag === undefined ? undefined : arrayContains(flashcards.tags, [tag]),
    ofSubject,
    lessonId === undefined ? undefined : eq(flashcards.lessonId, lessonId),
    noteId === undefined ? undefined : eq(flashcards.noteId, noteId),
  )
}

/** By the beginnings of its words; signs alone are looked for through all the learner's cards. */
function isFound(search: string): SQL | undefined {
  const words = listWantedWords(search)
  if (words.length > 0) return holdsWords(flashcards.words, words)
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(flashcards.front, pattern),
    ilike(flashcards.back, pattern),
    sql`array_to_string(${flashcards.tags}, ' ') ilike ${pattern}`,
  )
}

/** Whoever writes what stands on a card writes by what it is found, too. */
export const findingsOf = ({
  front,
  back,
  tags = [],
}: {
  front: string
  back: string
  tags?: string[] | undefined
}) => ({
  words: listCardWords([front, back, ...tags].map((text) => text.replace(ADDRESSES_IN_TEXT, ' '))),
  pictureIds: listPictures(`${front}\n${back}`),
})

export function selectCards(db: Database, userId: number, { only, before, ...filter }: ListFilter) {
  return db
    .select(COLUMNS)
    .from(flashcards)
    .where(
      and(
        eq(flashcards.userId, userId),
        isNotDeleted(flashcards, only === 'deleted' ? only : undefined),
        only === 'leeches' ? eq(flashcards.isLeech, true) : undefined,
        matches(filter),
        afterCursor(flashcards, before),
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
    const part = rows.slice(first, first + ROWS_PER_INSERT).map((row) => ({ ...row, ...findingsOf(row) }))
    inserted.push(...(await db.insert(flashcards).values(part).returning(COLUMNS)))
  }
  return inserted
}

/** What stands on it; a card with other words is no leech until it is forgotten again. */
export const updateCard = (
  db: Database,
  userId: number,
  id: number,
  change: Pick<CardRow, 'front' | 'back' | 'difficulty' | 'tags' | 'isLeech'>,
) => updateRow(db, flashcards, { ...change, ...findingsOf(change) }, isOwn(flashcards, userId, id), COLUMNS)

export const markDeleted = (db: Database, userId: number, id: number, deletedAt: Date | null) =>
  markOwn(db, flashcards, COLUMNS, { ownerId: userId, id }, deletedAt)

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
