import { DAY_MS } from '#engines/days/durations.ts'
import {
  closeOpen,
  deleteUnshownPictures,
  type PublicationRow,
  selectLatestOfProfile,
} from '../../domain/publication/publication.queries.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { lockOwner, makeGuidePrivate, selectOwnRequest } from './publications.queries.ts'

/** So long somebody reads why a wish was declined; what others see has not changed by it. */
const TOLD_DAYS = 30

export async function listOwn({ db, caller, now }: CallerContext) {
  return (await selectLatestOfProfile(db, caller.user.id)).flatMap((row) => toOwn(row, now()))
}

function toOwn(row: PublicationRow, now: Date) {
  const { id, kind, value, outcome, declineReason, declineMessage, createdAt, decidedAt } = row
  const isDeclined = outcome === 'declined'
  const isOver = isDeclined && decidedAt !== null && now.getTime() - decidedAt.getTime() > TOLD_DAYS * DAY_MS
  if (outcome === 'takenBack' || isOver) return []
  const decline = isDeclined ? { reason: declineReason, message: declineMessage } : null
  return [{ id, kind, value, state: outcome ?? ('waiting' as const), decline, askedAt: createdAt }]
}

export async function takeBack({ db, caller, now }: CallerContext, id: number): Promise<void> {
  const { id: userId } = caller.user
  const owner = foundOr404(await lockOwner(db, userId), 'publicationNotFound')
  const request = foundOr404(await selectOwnRequest(db, userId, id), 'publicationNotFound')
  await closeOpen(db, request, now())
  if (request.kind === 'guide' && request.subjectId !== null)
    await makeGuidePrivate(db, request.subjectId, now())
  if (request.kind === 'picture') await deleteUnshownPictures(db, userId, [owner.avatarUrl])
}
