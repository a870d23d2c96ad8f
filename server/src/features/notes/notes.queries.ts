import { and, arrayContains, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { type notes as endpoints, MOST_NOTES_FOUND, NOTES_PER_PAGE } from '#contract/study/notes.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow } from '../../db/rows.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { afterCursor, isNotDeleted, isOwn, markOwn, newestFirst } from '../../domain/restorable.ts'
import { isVideoSeenBy, type VideoDeps } from '../../domain/visible-videos.ts'
import type { Received } from '../../platform/requests/serve.ts'

// The words of the search index are the database's business.
const { words: _words, ...OWN_COLUMNS } = getTableColumns(userNotes)
/** With the names of what the note is about, also in what a write gives back. */
const COLUMNS = {
  ...OWN_COLUMNS,
  lessonTitle: nameOf(lessons, 'lesson_id'),
  videoTitle: nameOf(videoContent, 'video_content_id'),
}
type Names = { lessonTitle: string | null; videoTitle: string | null }
export type NoteRow = Omit<typeof userNotes.$inferSelect, 'words'> & Names

function nameOf(table: typeof lessons | typeof videoContent, number: 'lesson_id' | 'video_content_id') {
  return sql<
    string | null
  >`(select about.title from ${table} about where about.id = ${userNotes}.${sql.identifier(number)})`
}
export type NewNote = typeof userNotes.$inferInsert

type NotesFilter = Omit<Received<typeof endpoints.list>, 'id'>

const isKept = (userId: number, tag?: string) =>
  and(
    eq(userNotes.userId, userId),
    isNull(userNotes.deletedAt),
    tag === undefined ? undefined : arrayContains(userNotes.tags, [tag]),
  )

export function selectNotes(db: Database, userId: number, { tag, lessonId, only, before }: NotesFilter) {
  return db
    .select(COLUMNS)
    .from(userNotes)
    .where(
      and(
        eq(userNotes.userId, userId),
        isNotDeleted(userNotes, only),
        tag === undefined ? undefined : arrayContains(userNotes.tags, [tag]),
        lessonId === undefined ? undefined : eq(userNotes.lessonId, lessonId),
        afterCursor(userNotes, before),
      ),
    )
    .orderBy(...newestFirst(userNotes))
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

export async function searchNotes(db: Database, userId: number, text: string, tag?: string) {
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

export const selectNote = (db: Database, userId: number, id: number) =>
  selectRow(db, userNotes, isOwn(userNotes, userId, id), COLUMNS)

/** A note with the names of what it is about. */
const withNames = {
  note: OWN_COLUMNS,
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
    .orderBy(...newestFirst(userNotes))
}

export async function selectNamedNote(db: Database, userId: number, id: number) {
  const [row] = await selectNamed(db, isOwn(userNotes, userId, id))
  return row
}

export function selectAllNamed(db: Database, userId: number, tag?: string) {
  return selectNamed(db, isKept(userId, tag))
}

export async function measureNotes(db: Database, userId: number, tag?: string): Promise<number> {
  const row = await selectRow(db, userNotes, isKept(userId, tag), {
    bytes: sql<number>`coalesce(sum(octet_length(${userNotes.content})), 0)::float8`,
  })
  return row?.bytes ?? 0
}

export const insertNote = (db: Database, note: NewNote) => insertRow(db, userNotes, note, COLUMNS)

export async function updateNote(
  db: Database,
  userId: number,
  id: number,
  change: Partial<NewNote>,
  /** Null changes it whatever happened to it. */
  seenAt: Date | null,
): Promise<NoteRow | undefined> {
  const [row] = await db
    .update(userNotes)
    .set(change)
    .where(and(isOwn(userNotes, userId, id), seenAt ? eq(userNotes.updatedAt, seenAt) : undefined))
    .returning(COLUMNS)
  return row
}

export const markDeleted = (db: Database, userId: number, id: number, deletedAt: Date | null) =>
  markOwn(db, userNotes, COLUMNS, { ownerId: userId, id }, deletedAt)

export async function selectLessonId(db: Database, id: number): Promise<number | undefined> {
  const row = await selectRow(db, lessons, eq(lessons.id, id), { id: lessons.id })
  return row?.id
}

export async function selectVideoId(
  deps: VideoDeps,
  userId: number,
  id: number,
): Promise<number | undefined> {
  const [row] = await deps.db
    .select({ id: videoContent.id })
    .from(videoContent)
    .where(and(eq(videoContent.id, id), isNull(videoContent.deletedAt), isVideoSeenBy(deps, userId)))
  return row?.id
}
