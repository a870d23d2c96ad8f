import { and, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { VIDEOS_PER_PAGE } from '#contract/study/videos.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { afterCursor, isNotDeleted, newestFirst, softDeletePatch } from '../../domain/restorable.ts'

const { words: _words, ...COLUMNS } = getTableColumns(videoContent)
const { transcript: _transcript, ...WITHOUT_TRANSCRIPT } = COLUMNS
const LISTED = {
  ...WITHOUT_TRANSCRIPT,
  hasTranscript: sql<boolean>`(${videoContent.transcript} is not null)`.as('has_transcript'),
}

export type VideoRow = Omit<typeof videoContent.$inferSelect, 'words'>
export type ListedRow = Omit<VideoRow, 'transcript'> & { hasTranscript: boolean }
type NewVideo = typeof videoContent.$inferInsert

type VideosFilter = { q?: string | undefined; only?: 'mine' | undefined; before?: number | undefined }

/** Whoever changes or deletes a video: its owner; teachers and admins delete any, and change those they can see. */
export type Keeper = { id: number; isStaff: boolean }

const isKept = isNotDeleted(videoContent)

function selectPage(db: Database, ...conditions: (SQL | undefined)[]) {
  return db
    .select(LISTED)
    .from(videoContent)
    .where(and(...conditions))
    .orderBy(...newestFirst(videoContent))
    .limit(VIDEOS_PER_PAGE)
}

/** Two short reads, each along its own index: one over both would wade through everybody's own videos. */
export async function selectVideos(db: Database, userId: number, { q = '', only, before }: VideosFilter) {
  const query = wordsWanted(q)
  const isFound = query ? sql`${videoContent.words} @@ ${query}` : undefined
  const isOwn = eq(videoContent.addedBy, userId)
  const after = afterCursor(videoContent, before)
  if (only === 'mine') return selectPage(db, isOwn, isKept, isFound, after)
  return unionAll(
    selectPage(db, eq(videoContent.isShared, true), isKept, isFound, after),
    selectPage(db, isOwn, eq(videoContent.isShared, false), isKept, isFound, after),
  )
    .orderBy(...newestFirst(videoContent))
    .limit(VIDEOS_PER_PAGE)
}

const adders = alias(users, 'adders')
const deleters = alias(users, 'deleters')
const nameOf = (person: typeof adders | typeof deleters) =>
  sql<string | null>`trim(${person.firstName} || ' ' || ${person.lastName})`

/** The last deleted first. Videos that came with the product have nobody who added them. */
export function selectDeletedVideos(db: Database, before: number | undefined) {
  const place = sql`(select place.deleted_at, place.id from ${videoContent} place where place.id = ${before})`
  return db
    .select({ video: LISTED, adderName: nameOf(adders), deleterName: nameOf(deleters) })
    .from(videoContent)
    .leftJoin(adders, eq(adders.id, videoContent.addedBy))
    .leftJoin(deleters, eq(deleters.id, videoContent.deletedBy))
    .where(
      and(
        isNotDeleted(videoContent, 'deleted'),
        before === undefined ? undefined : sql`(${videoContent.deletedAt}, ${videoContent.id}) < ${place}`,
      ),
    )
    .orderBy(desc(videoContent.deletedAt), desc(videoContent.id))
    .limit(VIDEOS_PER_PAGE)
}
export type DeletedRow = Awaited<ReturnType<typeof selectDeletedVideos>>[number]

export async function selectVideo(db: Database, userId: number, id: number): Promise<VideoRow | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(videoContent)
    .where(
      and(
        eq(videoContent.id, id),
        isKept,
        or(eq(videoContent.isShared, true), eq(videoContent.addedBy, userId)),
      ),
    )
  return row
}

export const insertVideo = (db: Database, video: NewVideo) => insertRow(db, videoContent, video, COLUMNS)

const updateWhere = (
  db: Database,
  condition: SQL | undefined,
  change: Partial<Record<keyof NewVideo, unknown>>,
) => updateRow(db, videoContent, change as Partial<NewVideo>, condition, COLUMNS)

const isKeptBy = ({ id: userId, isStaff }: Keeper, id: number) =>
  and(eq(videoContent.id, id), isKept, isStaff ? undefined : eq(videoContent.addedBy, userId))

export function updateVideo(db: Database, keeper: Keeper, id: number, change: Partial<NewVideo>) {
  // A learner's own video is nobody else's to read, and an answer to a change would show it.
  const isSeen = or(eq(videoContent.isShared, true), eq(videoContent.addedBy, keeper.id))
  return updateWhere(db, and(isKeptBy(keeper, id), isSeen), change)
}

export function deleteVideo(db: Database, keeper: Keeper, id: number, deletedAt: Date) {
  return updateWhere(db, isKeptBy(keeper, id), {
    ...softDeletePatch(videoContent, deletedAt),
    deletedBy: keeper.id,
  })
}

/** What the person deleted; with null whoever did. */
export function restoreVideo(db: Database, deletedBy: number | null, id: number) {
  const isTheirs = deletedBy === null ? undefined : eq(videoContent.deletedBy, deletedBy)
  return updateWhere(db, and(eq(videoContent.id, id), isNotDeleted(videoContent, 'deleted'), isTheirs), {
    ...softDeletePatch(videoContent, null),
    deletedBy: null,
  })
}
