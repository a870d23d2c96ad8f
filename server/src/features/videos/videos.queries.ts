import { and, desc, eq, getTableColumns, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { VIDEOS_PER_PAGE } from '#contract/study/videos.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { isSeenToBy } from '../../domain/own-students.ts'
import { afterCursor, isNotDeleted, newestFirst, softDeletePatch } from '../../domain/restorable.ts'
import { isOfTeacherOf, isVideoSeenBy, type VideoDeps } from '../../domain/visible-videos.ts'

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

/** Whoever deletes a video: of their own, of the students of their own classes as well, or of anybody. */
export type Keeper = { id: number; reach: 'own' | 'ownStudents' | 'all' }

const isKept = isNotDeleted(videoContent)

function selectPage(db: Database, ...conditions: (SQL | undefined)[]) {
  return db
    .select(LISTED)
    .from(videoContent)
    .where(and(...conditions))
    .orderBy(...newestFirst(videoContent))
    .limit(VIDEOS_PER_PAGE)
}

/** Short reads, each along its own index: one over all would wade through everybody's own videos. */
export async function selectVideos(
  { db, config }: VideoDeps,
  userId: number,
  { q = '', only, before }: VideosFilter,
) {
  const query = wordsWanted(q)
  const isFound = query ? sql`${videoContent.words} @@ ${query}` : undefined
  const isOwn = eq(videoContent.addedBy, userId)
  const after = afterCursor(videoContent, before)
  if (only === 'mine') return selectPage(db, isOwn, isKept, isFound, after)
  const isNotShared = eq(videoContent.isShared, false)
  return unionAll(
    selectPage(db, eq(videoContent.isShared, true), isKept, isFound, after),
    selectPage(db, isOwn, isNotShared, isKept, isFound, after),
    selectPage(db, isOfTeacherOf({ db, config }, userId), not(isOwn), isNotShared, isKept, isFound, after),
  )
    .orderBy(...newestFirst(videoContent))
    .limit(VIDEOS_PER_PAGE)
}

const adders = alias(users, 'adders')
const deleters = alias(users, 'deleters')

/** The last deleted first. Videos that came with the product have nobody who added them. */
export function selectDeletedVideos(db: Database, before: number | undefined) {
  const place = sql`(select place.deleted_at, place.id from ${videoContent} place where place.id = ${before})`
  return db
    .select({
      video: LISTED,
      adderName: fullNameOf<string | null>(adders),
      deleterName: fullNameOf<string | null>(deleters),
    })
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

export async function selectVideo(
  deps: VideoDeps,
  userId: number,
  id: number,
): Promise<VideoRow | undefined> {
  const [row] = await deps.db
    .select(COLUMNS)
    .from(videoContent)
    .where(and(eq(videoContent.id, id), isKept, isVideoSeenBy(deps, userId)))
  return row
}

export const insertVideo = (db: Database, video: NewVideo) => insertRow(db, videoContent, video, COLUMNS)

const updateWhere = (
  db: Database,
  condition: SQL | undefined,
  change: Partial<Record<keyof NewVideo, unknown>>,
) => updateRow(db, videoContent, change as Partial<NewVideo>, condition, COLUMNS)

function isKeptBy(db: Database, { id: userId, reach }: Keeper, id: number) {
  const isOwn = eq(videoContent.addedBy, userId)
  const isOfStudent = isSeenToBy(db, { id: userId, role: 'teacher' }, videoContent.addedBy)
  const isInReach = { own: isOwn, ownStudents: or(isOwn, isOfStudent), all: undefined }[reach]
  return and(eq(videoContent.id, id), isKept, isInReach)
}

/** Admins change what everybody sees; a learner's own video is nobody else's to read, and the answer would show it. */
export function updateVideo(
  db: Database,
  { id: userId, reach }: Keeper,
  id: number,
  change: Partial<NewVideo>,
) {
  const isShared = reach === 'all' ? eq(videoContent.isShared, true) : undefined
  const isChanged = or(eq(videoContent.addedBy, userId), isShared)
  return updateWhere(db, and(eq(videoContent.id, id), isKept, isChanged), change)
}

/** A teacher's own video that only their classes see; null takes the question back. */
export function askForSharing(db: Database, userId: number, id: number, sharingAskedAt: Date | null) {
  const isAskable = and(eq(videoContent.isForClasses, true), eq(videoContent.isShared, false))
  return updateWhere(db, and(isKeptBy(db, { id: userId, reach: 'own' }, id), isAskable), { sharingAskedAt })
}

/** What teachers ask to be shared with everybody, the last asked for first. */
export async function selectAskedVideos(db: Database, before: number | undefined) {
  const place = sql`(select place.sharing_asked_at, place.id from ${videoContent} place where place.id = ${before})`
  return db
    .select({ video: LISTED, adderName: fullNameOf<string | null>(adders) })
    .from(videoContent)
    .leftJoin(adders, eq(adders.id, videoContent.addedBy))
    .where(
      and(
        isNotNull(videoContent.sharingAskedAt),
        isKept,
        before === undefined
          ? undefined
          : sql`(${videoContent.sharingAskedAt}, ${videoContent.id}) < ${place}`,
      ),
    )
    .orderBy(desc(videoContent.sharingAskedAt), desc(videoContent.id))
    .limit(VIDEOS_PER_PAGE)
}
export type AskedRow = Awaited<ReturnType<typeof selectAskedVideos>>[number]

/** What an admin is asked to share, or decided about before: shared with everybody, or not. */
export function shareVideo(db: Database, id: number, isShared: boolean) {
  const isDecidable = or(eq(videoContent.isForClasses, true), isNotNull(videoContent.sharingAskedAt))
  return updateWhere(db, and(eq(videoContent.id, id), isKept, isDecidable), {
    isShared,
    sharingAskedAt: null,
  })
}

export function deleteVideo(db: Database, keeper: Keeper, id: number, deletedAt: Date) {
  return updateWhere(db, isKeptBy(db, keeper, id), {
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
