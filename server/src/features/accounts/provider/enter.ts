import type { VisitOutcome } from '#contract/profile/identities.ts'
import type { ProvenPerson } from '../../../db/schema/accounts/identities.ts'
import { readUser } from '../../../domain/study-settings.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { keepAccount } from '../accounts.queries.ts'
import { replaceSession } from '../replace-session.ts'
import { type Account, touchIdentity } from './provider.queries.ts'

/** Starts the session. An account that its owner had deleted is back with it. */
export async function enter(
  context: Context,
  person: ProvenPerson,
  account: Account,
  wanted: string | null,
): Promise<VisitOutcome> {
  const { db, now } = context
  await touchIdentity(db, person, now())
  if (account.deletionRequestedAt) await keepAccount(db, account.id)
  await replaceSession(context, account.id)
  const user = await readUser(db, { ...account, deletedAt: null, deletionRequestedAt: null })
  return { outcome: 'signedIn', user, email: null, wanted }
}
