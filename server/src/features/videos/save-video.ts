import type { videos } from '#contract/study/videos.ts'
import { parseVideoUrl } from '#engines/videos/index.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { type AuditNote, writeAudit } from '../../domain/write-audit.ts'
import { foundOr404, refuseField } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { hasStaffPowers } from '../../platform/sessions/staff-powers.ts'
import {
  type AskedRow,
  askForSharing,
  type DeletedRow,
  deleteVideo,
  insertVideo,
  type Keeper,
  type ListedRow,
  restoreVideo,
  shareVideo,
  updateVideo,
  type VideoRow,
} from './videos.queries.ts'

const MOST_VIDEOS = 2_000

function toKeeper({ caller: { user }, config }: CallerContext): Keeper {
  const reach = !hasStaffPowers(config, user) ? 'own' : user.role === 'admin' ? 'all' : 'ownStudents'
  return { id: user.id, reach }
}

/** The address alone says which video it is; nobody is asked for it. */
export async function createVideo(context: CallerContext, sent: Received<typeof videos.create>) {
  const { db, caller, now } = context
  const { id: userId, isTeacher, role } = caller.user
  const address = parseVideoUrl(sent.url)
  if (!address) throw refuseField('url', 'videoUrlInvalid')
  await requireRoom(db, videoContent, userId, MOST_VIDEOS, 'tooManyVideos')
  const { platform, videoId, watchUrl: url } = address
  const { reach } = toKeeper(context)
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
    isShared: reach === 'all',
    // Nobody else sees it while its teacher waits for approval or has no second step yet.
    isForClasses: isTeacher && role !== 'admin',
    // An admin without a second step asks for what one with it does.
    sharingAskedAt: role === 'admin' && reach !== 'all' ? at : null,
    addedBy: userId,
    createdAt: at,
    updatedAt: at,
  })
  return toVideo(row, caller)
}

export async function changeVideo(context: CallerContext, { id, ...sent }: Received<typeof videos.update>) {
  const { db, caller, now } = context
  const { description, subject, transcript, ...change } = sent
  const row = await updateVideo(db, toKeeper(context), id, {
    ...change,
    // An emptied field says nothing.
    ...(description !== undefined && { description: description || null }),
    ...(subject !== undefined && { subject: subject || null }),
    ...(transcript !== undefined && { transcript: transcript?.trim() || null }),
    updatedAt: now(),
  })
  return toVideo(foundOr404(row, 'videoNotFound'), caller)
}

export async function askSharing({ db, caller, now }: CallerContext, id: number, isAsked: boolean) {
  const row = await askForSharing(db, caller.user.id, id, isAsked ? now() : null)
  return toVideo(foundOr404(row, 'videoNotFound'), caller)
}

export async function decideSharing(context: CallerContext, id: number, isShared: boolean) {
  const row = foundOr404(await shareVideo(context.db, id, isShared), 'videoNotFound')
  await note(context, isShared ? 'video shared' : 'video not shared', row)
  return toVideo(row, context.caller)
}

export async function removeVideo(context: CallerContext, id: number): Promise<void> {
  const { db, caller, now } = context
  const row = foundOr404(await deleteVideo(db, toKeeper(context), id, now()), 'videoNotFound')
  if (row.addedBy !== caller.user.id) await note(context, 'video deleted', row)
}

export async function bringBack(context: CallerContext, id: number, isAny: boolean) {
  const { db, caller } = context
  const row = foundOr404(await restoreVideo(db, isAny ? null : caller.user.id, id), 'videoNotFound')
  if (row.addedBy !== caller.user.id) await note(context, 'video restored', row)
  return toVideo(row, caller)
}

function note(context: CallerContext, action: AuditNote['action'], { id, title }: VideoRow): Promise<void> {
  return writeAudit(context, { action, subjectType: 'video_content', subjectId: id, details: { title } })
}

export const toListed = (row: ListedRow, { user }: Caller) => ({
  ...row,
  embedUrl: parseVideoUrl(row.url)?.embedUrl ?? null,
  isOwn: row.addedBy === user.id,
  isSharingAsked: row.sharingAskedAt !== null,
})

const somebody = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export const toAsked = ({ video, adderName }: AskedRow, caller: Caller) => ({
  ...toListed(video, caller),
  addedBy: somebody(video.addedBy, adderName),
})

export function toDeleted({ video, adderName, deleterName }: DeletedRow, caller: Caller) {
  return {
    ...toListed(video, caller),
    deletedAt: video.deletedAt ?? video.updatedAt,
    addedBy: somebody(video.addedBy, adderName),
    deletedBy: somebody(video.deletedBy, deleterName),
  }
}

export const toVideo = (row: VideoRow, caller: Caller) => ({
  ...toListed({ ...row, hasTranscript: row.transcript !== null }, caller),
  transcript: row.transcript,
})
