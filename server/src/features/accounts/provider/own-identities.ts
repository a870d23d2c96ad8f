import { lockUser } from '../../../domain/lock-user.ts'
import { tellOwner } from '../../../domain/notifications/tell-owner.ts'
import { hasPassword } from '../../../domain/passwords/stored-password.ts'
import { confirmOwner } from '../../../domain/sign-in/confirm-owner.ts'
import { confirmPassword } from '../../../domain/sign-in/confirm-password.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext, Context } from '../../../platform/requests/serve.ts'
import { deleteIdentity, selectIdentities } from './provider.queries.ts'
import { departFor, requireProvider } from './visit-provider.ts'

export async function readWays(
  { db, identityProvider }: Pick<Context, 'db' | 'identityProvider'>,
  userId: number,
) {
  return {
    hasPassword: await hasPassword(db, userId),
    provider: identityProvider?.name ?? null,
    identities: await selectIdentities(db, userId),
  }
}

/** Sets out to link the own account: whoever finds an open device must not leave a way in of their own. */
export async function departToLink(context: CallerContext, password: string | undefined) {
  requireProvider(context)
  await confirmOwner(context, password ?? '', 'password', 'signInAgainToLink')
  return departFor(context, { userId: context.caller.user.id })
}

/** Who has no password would be locked out by the last one. */
export async function unlinkOwn(
  context: CallerContext,
  { id, password }: { id: number; password?: string | undefined },
) {
  const { caller, transact } = context
  const { user } = caller
  const own = await selectIdentities(context.db, user.id)
  foundOr404(
    own.find((identity) => identity.id === id),
    'identityNotFound',
  )
  if (!(await hasPassword(context.db, user.id))) throw new AppError('conflict', 'passwordNeededToUnlink')
  await confirmPassword(context, user.id, password ?? '', 'password')
  return transact(async (tx) => {
    await lockUser(tx, user.id)
    const { issuer } = foundOr404(await deleteIdentity(tx, user.id, id), 'identityNotFound')
    await writeAudit(
      { ...context, db: tx },
      { action: 'identity.unlink', subjectType: 'user', subjectId: user.id, details: { issuer } },
    )
    const provider = URL.parse(issuer)?.hostname ?? issuer
    await tellOwner({ ...context, db: tx }, user, 'provider_unlinked', { provider })
    return readWays({ ...context, db: tx }, user.id)
  })
}
