import { RETURN_PATH } from '#contract/profile/identities.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { AppError } from '../../../platform/app-error.ts'
import { findOrigin } from '../../../platform/find-origin.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import type { IdentityProvider } from '../../../platform/sign-in-provider/identity-provider.ts'
import { departureLimits } from '../limits.ts'
import { noteFailure } from '../note-sign-in.ts'
import { linkOwn, receive } from './identities.ts'
import { insertVisit, takeVisit } from './provider.queries.ts'

export const VISIT_MINUTES = 10

export function requireProvider({ identityProvider }: Context): IdentityProvider {
  if (!identityProvider) throw new AppError('conflict', 'googleSignInUnavailable')
  return identityProvider
}

/** Sets out to the provider, to sign in or, with a `userId`, to link that account. */
export async function departFor(
  context: Context,
  { wanted = null, userId = null }: { wanted?: string | null | undefined; userId?: number | null },
): Promise<{ url: string; ticket: string }> {
  const { db, now, randomToken, config, device } = context
  const provider = requireProvider(context)
  await spendTry(context, 'tooManySignIns', ...departureLimits(device.address))
  const { url, ...secrets } = await provider.begin(`${findOrigin(config)}${RETURN_PATH}`)
  const ticket = randomToken()
  await insertVisit(db, {
    ...secrets,
    ticketHash: hashToken(ticket),
    userId,
    wanted,
    expiresAt: new Date(now().getTime() + VISIT_MINUTES * MINUTE_MS),
  })
  return { url, ticket }
}

/** Back from the provider. What it says is checked before any transaction opens: it takes a while. */
export async function comeBack(context: Context, { ticket, search }: { ticket: string; search: string }) {
  const { db, now, config } = context
  const provider = requireProvider(context)
  const visit = await takeVisit(db, hashToken(ticket), now())
  if (!visit) {
    await noteFailure(context, null, 'provider')
    throw new AppError('wrong_credentials', 'providerVisitExpired')
  }
  const returnUrl = new URL(RETURN_PATH, findOrigin(config))
  returnUrl.search = search
  const person = await provider.finish(returnUrl, visit).catch(async (error: unknown) => {
    // A provider that is away has refused nobody.
    if (error instanceof AppError && error.code === 'wrong_credentials')
      await noteFailure(context, visit.userId, 'provider')
    throw error
  })
  return visit.userId === null
    ? receive(context, provider, visit, person)
    : linkOwn(context, provider, visit.userId, person)
}
