import type * as z from 'zod/mini'
import type { ListedVideo, Video, videos } from '#contract/study/videos.ts'
import { parseVideoUrl } from '#engines/videos/index.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockUser } from '../../records/lock-user.ts'
import {
  deleteVideo,
  hasVideoNumber,
  insertVideo,
  type Keeper,
  type ListedRow,
  restoreVideo,
  updateVideo,
  type VideoRow,
} from './videos.queries.ts'

const MOST_VIDEOS = 2_000
const INVALID_URL = 'Invalid video URL. Please enter a valid YouTube or Vimeo URL.'

type Sent = z.output<typeof videos.create.input>
type Change = z.output<typeof videos.update.input>

const isStaff = ({ user }: Caller) => user.isTeacher || user.role === 'admin'
const toKeeper = (caller: Caller): Keeper => ({ id: caller.user.id, isStaff: isStaff(caller) })

/** The address alone says which video it is; nobody is asked for it. */
export async function createVideo({ db, caller, now }: Context<Caller>, sent: Sent): Promise<Video> {
  const userId = caller.user.id
  const address = parseVideoUrl(sent.url)
  if (!address) {
    const issues = [{ field: 'url', message: INVALID_URL }]
    throw new AppError('invalid_input', INVALID_URL, { issues })
  }
  await lockUser(db, userId)
  if (await hasVideoNumber(db, userId, MOST_VIDEOS))
    throw new AppError('conflict', `You have added ${MOST_VIDEOS} videos. Delete some to make room.`)
  const { platform, videoId, watchUrl: url } = address
  const at = now()
  const row = await insertVideo(db, {
    title: sent.title,
    description: sent.description || null,
    subject: sent.subject || null,
    grade: sent.grade ?? null,
    url,
    platform,
    videoId,
    // Vimeo tells the address of a picture only to those who ask it.
    thumbnailUrl: platform === 'youtube' ? `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg` : null,
    isShared: isStaff(caller),
    addedBy: userId,
    createdAt: at,
    updatedAt: at,
  })
  return toVideo(row, caller)
}

export async function changeVideo({ db, caller, now }: Context<Caller>, { id, ...sent }: Change) {
  const { description, subject, transcript, ...change } = sent
  const row = await updateVideo(db, toKeeper(caller), id, {
    ...change,
    // An emptied field says nothing.
    ...(description !== undefined && { description: description || null }),
    ...(subject !== undefined && { subject: subject || null }),
    ...(transcript !== undefined && { transcript: transcript?.trim() || null }),
    updatedAt: now(),
  })
  return toVideo(foundOr404(row, 'Video'), caller)
}

export async function removeVideo(context: Context<Caller>, id: number): Promise<void> {
  const { db, caller, now } = context
  const { addedBy } = foundOr404(await deleteVideo(db, toKeeper(caller), id, now()), 'Video')
  if (addedBy !== caller.user.id) await note(context, 'video deleted', id)
}

export async function bringBack(context: Context<Caller>, id: number, isAny: boolean): Promise<Video> {
  const { db, caller } = context
  const row = foundOr404(await restoreVideo(db, isAny ? null : caller.user.id, id), 'Video')
  if (row.addedBy !== caller.user.id) await note(context, 'video restored', id)
  return toVideo(row, caller)
}

async function note({ db, caller, now, requestId }: Context<Caller>, action: string, id: number) {
  await db.insert(auditLog).values({
    actorId: caller.user.id,
    action,
    subjectType: 'video_content',
    subjectId: id,
    requestId,
    createdAt: now(),
  })
}

export function toListed(row: ListedRow, { user }: Caller): ListedVideo {
  const { addedBy, deletedBy: _by, deletedAt: _deleted, updatedAt: _updated, createdAt, ...video } = row
  return {
    ...video,
    embedUrl: parseVideoUrl(row.url)?.embedUrl ?? null,
    isOwn: addedBy === user.id,
    createdAt: createdAt.toISOString(),
  }
}

export function toVideo({ transcript, ...row }: VideoRow, caller: Caller): Video {
  return { ...toListed({ ...row, hasTranscript: transcript !== null }, caller), transcript }
}
