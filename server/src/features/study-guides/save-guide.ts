import type { studyGuides } from '#contract/study/study-guides.ts'
import { studyGuides as table } from '../../db/schema/study/study-guides.ts'
import { readShield } from '../../domain/guardian/guardian.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { isWaitingForApproval } from '../../platform/sessions/staff-powers.ts'
import {
  type GuideRow,
  insertGuide,
  isOwnPublic,
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
  const at = now()
  return toGuide(await insertGuide(db, { ...blankAsNull(sent), userId, createdAt: at, updatedAt: at }))
}

export async function changeGuide(context: CallerContext, { id, ...change }: Change) {
  const { db, caller, now } = context
  // What was public before stays so: nobody else sees it, and its other fields can be saved.
  if (change.isPublic && !(await isOwnPublic(db, caller.user.id, id))) await refusePublishing(context)
  const row = await updateGuide(db, caller.user.id, id, { ...blankAsNull(change), updatedAt: now() })
  return toGuide(foundOr404(row, 'studyGuideNotFound'))
}

export async function removeGuide({ db, caller, now }: CallerContext, id: number): Promise<void> {
  foundOr404(await markDeleted(db, caller.user.id, id, now()), 'studyGuideNotFound')
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

export const toGuide = (row: GuideRow) => ({ ...row, isHidden: row.hiddenAt !== null })

export const toPublicGuide = (row: PublicRow, caller: Caller | null) => ({
  ...row,
  isOwn: caller?.user.id === row.userId,
})
