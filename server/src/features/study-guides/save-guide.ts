import type { studyGuides } from '#contract/study/study-guides.ts'
import type { Database } from '../../db/database.ts'
import { studyGuides as table } from '../../db/schema/study/study-guides.ts'
import { readShield } from '../../domain/guardian/guardian.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { isWaitingForApproval } from '../../platform/sessions/staff-powers.ts'
import { followWish, toGuides } from './publish-guide.ts'
import {
  type GuideRow,
  insertGuide,
  lockOwn,
  markDeleted,
  type PublicRow,
  updateGuide,
} from './study-guides.queries.ts'

const MOST_GUIDES = 2_000

type SaveGuideInput = Received<typeof studyGuides.create>
type Change = Received<typeof studyGuides.update>

export async function createGuide(context: CallerContext, sent: SaveGuideInput) {
  const { db, caller, now } = context
  const userId = caller.user.id
  await requireRoom(db, table, userId, MOST_GUIDES, 'tooManyGuides')
  if (sent.isPublic) await refusePublishing(context)
  await lockUser(db, userId)
  const at = now()
  const row = await insertGuide(db, { ...blankAsNull(sent), userId, createdAt: at, updatedAt: at })
  return toGuide(db, await followWish(context, null, row))
}

export async function changeGuide(context: CallerContext, { id, ...change }: Change) {
  const { db, caller, now } = context
  const { id: userId } = caller.user
  await lockUser(db, userId)
  const before = foundOr404(await lockOwn(db, userId, id), 'studyGuideNotFound')
  // What was public before stays so: nobody else sees it, and its other fields can be saved.
  if (change.isPublic && !before.isPublic) await refusePublishing(context)
  const row = await updateGuide(db, userId, id, { ...blankAsNull(change), updatedAt: now() })
  return toGuide(db, await followWish(context, before, foundOr404(row, 'studyGuideNotFound')))
}

export async function removeGuide(context: CallerContext, id: number): Promise<void> {
  const { db, caller, now } = context
  await lockUser(db, caller.user.id)
  const row = foundOr404(await markDeleted(db, caller.user.id, id, now()), 'studyGuideNotFound')
  await followWish(context, row, row)
}

/** One that was public is so again, and one that waited asks again. */
export async function restoreGuide(context: CallerContext, id: number) {
  const { db, caller } = context
  await lockUser(db, caller.user.id)
  const row = foundOr404(await markDeleted(db, caller.user.id, id, null), 'studyGuideNotFound')
  return toGuide(db, await followWish(context, row, row))
}

async function refusePublishing({ db, caller: { user } }: CallerContext): Promise<void> {
  if (isWaitingForApproval(user)) throw new AppError('not_allowed', 'approvalNeeded')
  if (await readShield(db, user.id)) throw new AppError('not_allowed', 'guideSharingNeedsConsent')
}

/** A form sends an empty field as an empty text: a card must not take it for a description. */
function blankAsNull<
  T extends { description?: string | null | undefined; subject?: string | null | undefined },
>(fields: T): T {
  const { description, subject } = fields
  return {
    ...fields,
    ...(description !== undefined && { description: description || null }),
    ...(subject !== undefined && { subject: subject || null }),
  }
}

async function toGuide(db: Database, row: GuideRow) {
  const [guide] = await toGuides(db, row.userId, [row])
  return foundOr404(guide, 'studyGuideNotFound')
}

export const toPublicGuide = (row: PublicRow, caller: Caller | null) => ({
  ...row,
  isOwn: caller?.user.id === row.userId,
})
