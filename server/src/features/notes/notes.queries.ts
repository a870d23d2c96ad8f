import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { MOST_NOTES_FOUND, NOTES_PER_PAGE } from '#contract/study/notes.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { videoContent } from '../../db/schema/study/videos.ts'

// The words of the search index are the database's business.
const { words: _words, ...COLUMNS } = getTableColumns(userNotes)
export type NoteRow = Omit<typeof userNotes.$inferSelect, 'words'>
export type NewNote = typeof userNotes.$inferInsert

type Wanted = {
  tag?: string | undefined
  lessonId?: number | undefined
  only?: 'deleted' | undefined
  before?: number | undefined
}

const isKept = (userId: number, tag?: string) =>
  and(
    eq(userNotes.userId, userId),
    isNull(userNotes.deletedAt),
    tag === undefined ? undefined : arrayContains(userNotes.tags, [tag]),
  )

const isOwn = (userId: number, id: number) => and(eq(userNotes.userId, userId), eq(userNotes.id, id))

/** Newest first; a page goes on behind the place of a note, even of one that was deleted meanwhile. */
export function selectNotes(
  db: Database,
  userId: number,
  { tag, lessonId, only, before }: Wanted,
): Promise<NoteRow[]> {
  return db
    .select(COLUMNS)
    .from(userNotes)
    .where(
      and(
        eq(userNotes.userId, userId),
        only === 'deleted' ? isNotNull(userNotes.deletedAt) : isNull(userNotes.deletedAt),
        tag === undefined ? undefined : arrayContains(userNotes.tags, [tag]),
        lessonId === undefined ? undefined : eq(userNotes.lessonId, lessonId),
        before === undefined ? undefined : standsAfter(userId, before),
      ),
    )
    .orderBy(desc(userNotes.createdAt), desc(userNotes.id))
    .limit(NOTES_PER_PAGE)
}

const MOST_NOTES_OF_VIDEO = 500

/** In the order of the video; what is about all of it comes last. */
export function selectNotesOfVideo(db: Database, userId: number, videoId: number): Promise<NoteRow[]> {
  return db
    .select(COLUMNS)
    .from(userNotes)
    .where(
      and(eq(userNotes.videoContentId, videoId), eq(userNotes.userId, userId), isNull(userNotes.deletedAt)),
    )
    .orderBy(asc(userNotes.videoSeconds), asc(userNotes.id))
    .limit(MOST_NOTES_OF_VIDEO)
}

function standsAfter(userId: number, id: number): SQL {
  return sql`(${userNotes.createdAt}, ${userNotes.id}) < (
    select place.created_at, place.id from user_notes place where place.id = ${id} and place.user_id = ${userId})`
}

export async function searchNotes(
  db: Database,
  userId: number,
  text: string,
  tag?: string,
): Promise<NoteRow[]> {
  const query = wordsWanted(text)
  if (!query) return []
  return db
    .select(COLUMNS)
    .from(userNotes)
    .where(and(isKept(userId, tag), sql`${userNotes.words} @@ ${query}`))
    .orderBy(desc(sql`ts_rank_cd(${userNotes.words}, ${query})`), desc(userNotes.id))
    .limit(MOST_NOTES_FOUND)
}

export async function countTags(db: Database, userId: number): Promise<{ tag: string; notes: number }[]> {
  const { rows } = await db.execute<{ tag: string; notes: number }>(sql`
    select tag, count(*)::int as notes from ${userNotes}, unnest(${userNotes.tags}) as tag
    where ${isKept(userId)} group by tag order by lower(tag), tag`)
  return rows
}

export async function selectNote(db: Database, userId: number, id: number): Promise<NoteRow | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(userNotes)
    .where(and(isOwn(userId, id), isNull(userNotes.deletedAt)))
  return row
}

/** A note with the names of what it is about. */
const withNames = {
  note: COLUMNS,
  lessonTitle: lessons.title,
  videoTitle: videoContent.title,
  videoUrl: videoContent.url,
}
export type NamedNote = Awaited<ReturnType<typeof selectNamed>>[number]

function selectNamed(db: Database, condition: SQL | undefined) {
  return db
    .select(withNames)
    .from(userNotes)
    .leftJoin(lessons, eq(lessons.id, userNotes.lessonId))
    .leftJoin(videoContent, eq(videoContent.id, userNotes.videoContentId))
    .where(condition)
    .orderBy(desc(userNotes.createdAt), desc(userNotes.id))
}

export async function selectNamedNote(db: Database, userId: number, id: number) {
  const [row] = await selectNamed(db, and(isOwn(userId, id), isNull(userNotes.deletedAt)))
  return row
}

export function selectAllNamed(db: Database, userId: number, tag?: string) {
  return selectNamed(db, isKept(userId, tag))
}

export async function measureNotes(db: Database, userId: number, tag?: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${userNotes.content})), 0)::float8` })
    .from(userNotes)
    .where(isKept(userId, tag))
  return row?.bytes ?? 0
}

export async function hasNoteNumber(db: Database, userId: number, number: number): Promise<boolean> {
  const rows = await db
    .select({ id: userNotes.id })
    .from(userNotes)
    .where(isKept(userId))
    .orderBy(asc(userNotes.createdAt), asc(userNotes.id))
    .offset(number - 1)
    .limit(1)
  return rows.length > 0
}

export async function insertNote(db: Database, note: NewNote): Promise<NoteRow> {
  const [row] = await db.insert(userNotes).values(note).returning(COLUMNS)
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function updateNote(
  db: Database,
  userId: number,
  id: number,
  change: Partial<NewNote>,
): Promise<NoteRow | undefined> {
  const [row] = await db
    .update(userNotes)
    .set(change)
    .where(and(isOwn(userId, id), isNull(userNotes.deletedAt)))
    .returning(COLUMNS)
  return row
}

/** Deleted at a moment, or with null there again. The words do not change, so neither does when they last did. */
export async function markDeleted(
  db: Database,
  userId: number,
  id: number,
  deletedAt: Date | null,
): Promise<NoteRow | undefined> {
  const isAffected = deletedAt ? and(isOwn(userId, id), isNull(userNotes.deletedAt)) : isOwn(userId, id)
  const [row] = await db
    .update(userNotes)
    .set({ deletedAt, updatedAt: sql`${userNotes.updatedAt}` })
    .where(isAffected)
    .returning(COLUMNS)
  return row
}

export async function selectLessonId(db: Database, id: number): Promise<number | undefined> {
  const [row] = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, id))
  return row?.id
}

/** A video that the learner can see: a shared one or an own one. */
export async function selectVideoId(db: Database, userId: number, id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: videoContent.id })
    .from(videoContent)
    .where(
      and(
        eq(videoContent.id, id),
        isNull(videoContent.deletedAt),
        or(eq(videoContent.isShared, true), eq(videoContent.addedBy, userId)),
      ),
    )
  return row?.id
}
