import { deleteFactor } from '../../../domain/second-factor/second-factor.queries.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { hashPassword } from '../../../platform/sessions/passwords.ts'
import { deleteSessions, lockAccount, selectAccount, updateAccount } from './accounts.queries.ts'
import { leaveTrace } from './leave-trace.ts'
import { refuseDeleted, refuseDemo, refuseSelf } from './refusals.ts'

/** Whoever knew the old password is out. The hash is made before the transaction opens: it takes a while. */
export async function setPassword(
  context: CallerContext,
  { id, password }: { id: number; password: string },
) {
  refuseSelf(context, id, 'changeOwnPasswordInProfile')
  const seen = foundOr404(await selectAccount(context.db, id), 'userNotFound')
  refuseDeleted(seen)
  refuseDemo(seen)
  const hash = await hashPassword(password)
  return context.transact(async (tx) => {
    refuseDeleted(foundOr404(await lockAccount(tx, id), 'userNotFound'))
    await updateAccount(tx, id, {
      password: hash,
      passwordChangedAt: context.now(),
      updatedAt: context.now(),
    })
    await leaveTrace(context, tx, 'user password set', id)
    const signedOut = await deleteSessions(tx, id)
    context.afterCommit(() => context.presence.endUser(id))
    return { signedOut }
  })
}

/** For who has lost the phone and the codes for recovery. They sign in with the password and set it up anew. */
export async function resetSecondFactor(context: CallerContext, id: number) {
  const { db, presence, afterCommit } = context
  refuseSelf(context, id, 'switchOffOwnSecondFactor')
  const row = foundOr404(await lockAccount(db, id), 'userNotFound')
  refuseDeleted(row)
  if (!row.secondFactorSince) throw new AppError('conflict', 'secondFactorNotOn')
  await deleteFactor(db, id)
  await leaveTrace(context, db, 'user second factor reset', id)
  const signedOut = await deleteSessions(db, id)
  afterCommit(() => presence.endUser(id))
  return { signedOut }
}
