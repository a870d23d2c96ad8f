import type * as z from 'zod/mini'
import type { UserChange } from '#contract/admin/users.ts'
import { keepAnAdmin } from '../../../domain/keep-an-admin.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { type AdminRow, toAdminUser } from '../to-admin-user.ts'
import { deleteSessions, lockAccount, selectAccount, updateAccount } from './accounts.queries.ts'
import { decideRole } from './decide-role.ts'
import { leaveTrace } from './leave-trace.ts'
import { explainingNames, refuseDeleted, refuseDemo, refuseSelf } from './refusals.ts'

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
  const { firstName, lastName, email } = change
  const after = await explainingNames(() =>
    updateAccount(db, id, {
      ...standing,
      gradeLevel: String(standing.grade),
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(email !== undefined && { email }),
      disabledAt,
      updatedAt: now(),
    }),
  )
  const details = listChanges(before, after)
  if (Object.keys(details).length > 0) await leaveTrace(context, db, 'user changed', id, details)
  if (!before.disabledAt && disabledAt) {
    await deleteSessions(db, id)
    await leaveTrace(context, db, 'user disabled', id)
    afterCommit(() => presence.endUser(id))
  } else if (before.disabledAt && !disabledAt) await leaveTrace(context, db, 'user enabled', id)
  else afterCommit(() => presence.tell([id], { type: 'account' }))
  return toAdminUser(after)
}

/** Roles and grades as they were and are; of names and addresses only that they changed. */
function listChanges(before: AdminRow, after: AdminRow): Record<string, unknown> {
  const told = (['role', 'isTeacher', 'grade'] as const).filter((field) => before[field] !== after[field])
  const untold = (['firstName', 'lastName', 'email'] as const).filter(
    (field) => before[field] !== after[field],
  )
  return {
    ...Object.fromEntries(told.map((field) => [field, { from: before[field], to: after[field] }])),
    ...(untold.length > 0 && { fields: untold }),
  }
}
