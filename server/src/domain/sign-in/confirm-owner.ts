import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { hasPassword } from '../passwords/stored-password.ts'
import { isFreshlySignedIn } from '../second-factor/confirm-identity.ts'
import { confirmPassword } from './confirm-password.ts'

type StaleReason = 'signInAgainToSetPassword' | 'signInAgainToChangeEmail' | 'signInAgainToLink'

/**
 * By the password; where there is none, by a sign-in of a moment ago: who signs in elsewhere has nothing else to be asked
 * for, and a device that was left open gives nobody the account.
 */
export async function confirmOwner(
  context: CallerContext,
  password: string,
  field: string,
  reason: StaleReason,
): Promise<void> {
  const { db, caller, identityProvider } = context
  const { id } = caller.user
  if (await hasPassword(db, id)) return confirmPassword(context, id, password, field)
  if (await isFreshlySignedIn(context)) return
  if (reason === 'signInAgainToLink') throw new AppError('not_allowed', reason)
  throw new AppError('not_allowed', {
    reason,
    params: { provider: identityProvider?.name ?? 'your provider' },
  })
}
