import { selectStudent } from '../../domain/families/guardianships.queries.ts'
import {
  deleteRequests,
  endAgreements,
  insertAgreement,
  selectAgreement,
  selectStanding,
} from '../../domain/guardian/agreements.queries.ts'
import { follow } from '../../domain/guardian/guardian.ts'
import { writeThanksMail } from '../../domain/guardian/write-consent-mails.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { type AuditNote, writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { isAddressProven, readRights } from './read-rights.ts'

const LONGEST_NAME = 100

/** What is said of the adult who decides, in their own account. */
function signature({ caller: { user }, now }: CallerContext) {
  const guardianName = `${user.firstName} ${user.lastName}`.trim().slice(0, LONGEST_NAME)
  return {
    guardianName,
    guardianEmail: user.email,
    guardianId: user.id,
    givenBy: 'account' as const,
    agreedAt: now(),
  }
}

/** As by the mailed link: it ends what was agreed or asked before, and the mail holds a link that withdraws it without an account. */
export async function agreeForChild(context: CallerContext, childId: number) {
  const { db, caller, now, mailer, config, randomToken, afterCommit } = context
  if (!isAddressProven(caller)) throw new AppError('conflict', 'consentNeedsAddress')
  const child = foundOr404(await selectStudent(db, childId), 'studentNotFound')
  await lockUser(db, childId)
  const standing = await selectStanding(db, childId)
  if (!standing?.isNeeded || (await selectAgreement(db, childId))) return readRights(context, childId)
  const token = randomToken()
  await deleteRequests(db, childId)
  await endAgreements(db, childId, now())
  await insertAgreement(db, { ...signature(context), userId: childId, tokenHash: hashToken(token) })
  await settle(context, childId, 'consent given')
  const to = caller.user.email ?? ''
  const mail = writeThanksMail(config, { to, child, token, invitation: null })
  afterCommit(() => void mailer?.send(mail))
  return readRights(context, childId)
}

/** Of several guardians each can: as with the child's own withdrawal, less is shown. The consent of the school is objected to. */
export async function withdrawForChild(context: CallerContext, childId: number) {
  const { db, now } = context
  await lockUser(db, childId)
  const wasAsked = await deleteRequests(db, childId)
  const hasEnded = await endAgreements(db, childId, now())
  const standing = await selectStanding(db, childId)
  const objects = standing?.isNeeded === true && standing.isCoveredBySchool
  if (objects) await insertAgreement(db, { ...signature(context), userId: childId, withdrawnAt: now() })
  if (wasAsked || hasEnded || objects) await settle(context, childId, 'consent withdrawn')
  return readRights(context, childId)
}

async function settle(context: CallerContext, childId: number, action: AuditNote['action']): Promise<void> {
  const details = { by: 'guardian' }
  await writeAudit(context, { action, subjectType: 'user', subjectId: childId, details })
  await follow(context, childId)
  context.afterCommit(() => context.presence.tell([childId], { type: 'account' }))
}
