import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { VisitOutcome } from '#contract/profile/identities.ts'
import type { Database } from '../../../db/database.ts'
import type { ProvenPerson } from '../../../db/schema/accounts/identities.ts'
import { lockUser } from '../../../domain/lock-user.ts'
import { readUser } from '../../../domain/study-settings.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext, Context } from '../../../platform/requests/serve.ts'
import { isPassword } from '../../../platform/sessions/passwords.ts'
import type { IdentityProvider } from '../../../platform/sign-in-provider/identity-provider.ts'
import {
  deleteIdentity,
  insertIdentity,
  selectIdentities,
  selectLinked,
  selectPassword,
} from './provider.queries.ts'
import { linkOnce } from './receive.ts'

/** Links the account of who set out, who must still be the one at the device. */
export async function linkOwn(
  context: Context,
  { name }: IdentityProvider,
  userId: number,
  person: ProvenPerson,
): Promise<VisitOutcome> {
  const { db, caller, now } = context
  if (caller?.user.id !== userId) throw new AppError('wrong_credentials', 'signInAgainToLink')
  const linked = await selectLinked(db, person)
  if (linked && linked.account.id !== userId)
    throw new AppError('conflict', { reason: 'identityLinkedElsewhere', params: { provider: name } })
  if (!linked)
    await linkOnce(() =>
      db.transaction(async (tx) => {
        await insertIdentity(tx, userId, person, now())
        await noteChange(tx, context, userId, 'identity.link', person.issuer)
      }),
    )
  return { outcome: 'linked', user: await readUser(db, caller.user), email: person.email, wanted: null }
}

export async function readWays(
  { db, identityProvider }: Pick<Context, 'db' | 'identityProvider'>,
  userId: number,
) {
  return {
    hasPassword: isPassword(await selectPassword(db, userId)),
    provider: identityProvider?.name ?? null,
    identities: await selectIdentities(db, userId),
  }
}

/** Who has no password would be locked out by the last one. */
export async function unlinkOwn(context: CallerContext, id: number) {
  const { db, caller } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const { issuer } = foundOr404(await deleteIdentity(db, userId, id), 'identityNotFound')
  if (!isPassword(await selectPassword(db, userId))) throw new AppError('conflict', 'passwordNeededToUnlink')
  await noteChange(db, context, userId, 'identity.unlink', issuer)
  return readWays(context, userId)
}

export async function noteChange(
  db: Database,
  { now, requestId }: Pick<Context, 'now' | 'requestId'>,
  userId: number,
  action: AuditAction,
  issuer?: string,
): Promise<void> {
  const details = issuer === undefined ? {} : { issuer }
  await writeAudit(
    { db, now, requestId, caller: { user: { id: userId } } },
    { action, subjectType: 'user', subjectId: userId, details },
  )
}
