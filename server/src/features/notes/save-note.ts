import type { notes } from '#contract/study/notes.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { uniqueTags } from '../../domain/unique-tags.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  insertNote,
  markDeleted,
  selectLessonId,
  selectNote,
  selectVideoId,
  updateNote,
} from './notes.queries.ts'

export const MOST_NOTES = 5_000

export async function createNote(context: CallerContext, sent: Received<typeof notes.create>) {
  const { db, caller, now } = context
  const userId = caller.user.id
  await requireRoom(db, userNotes, userId, MOST_NOTES, 'tooManyNotes')
  if (sent.lessonId) foundOr404(await selectLessonId(db, sent.lessonId), 'lessonNotFound')
  if (sent.videoContentId)
    foundOr404(await selectVideoId(context, userId, sent.videoContentId), 'videoNotFound')
  const at = now()
  return insertNote(db, { ...sent, userId, tags: uniqueTags(sent.tags), createdAt: at, updatedAt: at })
}

export async function changeNote(
  { db, caller, now }: CallerContext,
  { id, tags, updatedAt: seenAt, ...change }: Received<typeof notes.update>,
) {
  const userId = caller.user.id
  const row = await updateNote(
    db,
    userId,
    id,
    { ...change, ...(tags && { tags: uniqueTags(tags) }), updatedAt: now() },
    seenAt === undefined ? null : new Date(seenAt),
  )
  if (!row && (await selectNote(db, userId, id))) throw new AppError('conflict', 'noteChangedMeanwhile')
  return foundOr404(row, 'noteNotFound')
}

export async function removeNote({ db, caller, now }: CallerContext, id: number): Promise<void> {
  foundOr404(await markDeleted(db, caller.user.id, id, now()), 'noteNotFound')
}
