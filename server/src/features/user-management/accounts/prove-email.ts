import { settleProof } from '../../../domain/proven-email/settle-proof.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { toAdminUser } from '../to-admin-user.ts'
import { lockAccount } from './accounts.queries.ts'

/** For schools without mail, and for who reads none: an admin who knows the person answers for the address. */
export async function proveEmail(context: CallerContext, id: number) {
  const { db, caller } = context
  const account = foundOr404(await lockAccount(db, id), 'userNotFound')
  if (account.deletedAt) throw new AppError('conflict', 'accountDeleted')
  if (account.isDemo) throw new AppError('conflict', 'demoAddressKept')
  const { email } = account
  if (email === null) throw new AppError('conflict', 'emailMissing')
  if (account.emailProvenAt) throw new AppError('conflict', 'emailAlreadyProven')
  await settleProof(context, db, account, { email, way: 'admin', actorId: caller.user.id })
  return toAdminUser(account)
}
