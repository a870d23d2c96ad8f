import type * as z from 'zod/mini'
import type { UserChange } from '#contract/admin/users.ts'
import { approveTeacher } from '../../../domain/approvals/approve-teacher.ts'
import { keepAnAdmin } from '../../../domain/keep-an-admin.ts'
import { deleteProofs, deleteResets } from '../../../domain/proven-email/email-proofs.queries.ts'
import { askForProof } from '../../../domain/proven-email/send-proof.ts'
import { warnOldAddress } from '../../../domain/proven-email/settle-proof.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { endSessions } from '../../../platform/sessions/sessions.ts'
import { type AdminRow, toAdminUser } from '../to-admin-user.ts'
import { lockAccount, selectAccount, updateAccount } from './accounts.queries.ts'
import { explainingNames, leaveTrace, refuseDeleted, refuseDemo, refuseSelf } from './accounts.ts'
import { decideRole } from './decide-role.ts'

type Change = { id: number } & z.output<typeof UserChange>

/** Sessions go on with the new role from their next call; only who is shut out loses them. */
export async function changeUser(context: CallerContext, { id, ...change }: Change) {
  const { db, now, presence, afterCommit } = context
  const seen = foundOr404(await selectAccount(db, id), 'userNotFound')
  const isLosingAdmin =
    seen.role === 'admin' && ((change.role ?? 'admin') !== 'admin' || change.disabled === true)
  if (isLosingAdmin) {
    refuseSelf(context, id, 'ownAdminRightsKept')
    await keepAnAdmin(db, id)
  }
  const before = foundOr404(await lockAccount(db, id), 'userNotFound')
  refuseDeleted(before)
  if (change.role !== undefined && change.role !== before.role) refuseDemo(before)

  const standing = decideRole(before, change)
  const disabledAt =
    change.disabled === undefined ? before.disabledAt : change.disabled ? (before.disabledAt ?? now()) : null
  // An admin who says what somebody is has approved it.
  const isSettled = change.role !== undefined && before.approvalAskedAt !== null
  const isApproved = isSettled && standing.isTeacher && !disabledAt
  const { firstName, lastName, email, age } = change
  const isNewEmail = email !== undefined && email?.toLowerCase() !== before.email?.toLowerCase()
  const changed = await explainingNames(() =>
    updateAccount(db, id, {
      ...standing,
      gradeLevel: String(standing.grade),
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(email !== undefined && { email }),
      ...(age !== undefined && { age }),
      ...(isNewEmail && { emailProvenAt: null }),
      ...(isSettled && !isApproved && { approvalAskedAt: null }),
      disabledAt,
      updatedAt: now(),
    }),
  )
  if (isApproved) await approveTeacher(context, id, { by: 'role' })
  const after = isApproved ? { ...changed, approvalAskedAt: null } : changed
  if (isNewEmail) await followEmail(context, before, after)
  const details = {
    ...listChanges(before, after),
    ...(isSettled && !isApproved && { isWaitingForApproval: { from: true, to: false } }),
  }
  const isNewRole = 'role' in details || 'isTeacher' in details
  if (Object.keys(details).length > 0)
    await leaveTrace(context, db, isNewRole ? 'user role changed' : 'user changed', id, details)
  if (!before.disabledAt && disabledAt) {
    await endSessions(db, id)
    await leaveTrace(context, db, 'user disabled', id)
    afterCommit(() => presence.endUser(id))
  } else if (before.disabledAt && !disabledAt) await leaveTrace(context, db, 'user enabled', id)
  else afterCommit(() => presence.tell([id], { type: 'account' }))
  return toAdminUser(after)
}

/**
 * A slip of the pen must not hand over an account that holds somebody's work: unlike the address that a new account comes
 * with, another one has to be proven, by the link that goes there or by an admin's own word.
 */
async function followEmail(context: CallerContext, before: AdminRow, after: AdminRow): Promise<void> {
  const { db } = context
  await deleteProofs(db, after.id)
  await deleteResets(db, after.id)
  warnOldAddress(context, before)
  if (after.email !== null) await askForProof(context, { ...after, email: after.email })
}

/** Roles and grades as they were and are; of names and addresses only that they changed. */
function listChanges(before: AdminRow, after: AdminRow): Record<string, unknown> {
  const told = (['role', 'isTeacher', 'grade', 'age'] as const).filter(
    (field) => before[field] !== after[field],
  )
  const untold = (['firstName', 'lastName', 'email'] as const).filter(
    (field) => before[field] !== after[field],
  )
  return {
    ...Object.fromEntries(told.map((field) => [field, { from: before[field], to: after[field] }])),
    ...(untold.length > 0 && { fields: untold }),
  }
}
