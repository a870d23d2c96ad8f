import { GRACE_DAYS } from '#contract/profile/profile.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { keepAnAdmin } from '../../../domain/keep-an-admin.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { toAdminUser } from '../to-admin-user.ts'
import { deleteSessions, isNameless, lockAccount, selectAccount, updateAccount } from './accounts.queries.ts'
import { leaveTrace } from './leave-trace.ts'
import { refuseDemo, refuseSelf } from './refusals.ts'

export const findPurge = (deletedAt: Date) => new Date(deletedAt.getTime() + GRACE_DAYS * DAY_MS)

/** Hidden and signed out at once. Signing in does not bring it back: only an admin does. */
export async function removeUser(context: CallerContext, id: number) {
  const { db, now, presence, afterCommit } = context
  refuseSelf(context, id, 'ownAccountNotDeletable')
  const seen = foundOr404(await selectAccount(db, id), 'userNotFound')
  if (seen.role === 'admin') await keepAnAdmin(db, id)
  const row = foundOr404(await lockAccount(db, id), 'userNotFound')
  refuseDemo(row)
  if (row.deletedAt) throw new AppError('not_found', 'userNotFound')
  await updateAccount(db, id, { deletedAt: now(), deletionRequestedAt: null, updatedAt: now() })
  await deleteSessions(db, id)
  await leaveTrace(context, db, 'user deleted', id)
  afterCommit(() => presence.endUser(id))
  return { purgedAt: findPurge(now()) }
}

export async function restoreUser(context: CallerContext, id: number) {
  const { db, now } = context
  const row = foundOr404(await lockAccount(db, id), 'userNotFound')
  if (!row.deletedAt) return toAdminUser(row)
  if (await isNameless(db, id)) throw new AppError('conflict', 'accountErased')
  const after = await updateAccount(db, id, { deletedAt: null, deletionRequestedAt: null, updatedAt: now() })
  await leaveTrace(context, db, 'user restored', id)
  return toAdminUser(after)
}
