import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { verifyPassword } from '../../platform/sessions/passwords.ts'
import { endSession, startSession, type UserRow } from '../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../platform/sessions/throttle.ts'
import { selectUserForSignIn } from './accounts.queries.ts'
import { signInLimits } from './limits.ts'

/**
 * Checks name and password and starts a new session. An unknown name, a wrong password and a disabled account get the
 * same answer after the same work, so that nobody can find out which accounts exist.
 */
export async function signIn(
  context: Context,
  { username, password }: { username: string; password: string },
): Promise<UserRow> {
  const { db, now, config, device } = context
  const limits = signInLimits(username, device.address)
  await spendTry(db, limits, now(), 'Too many attempts to sign in. Please wait a few minutes and try again.')

  const found = await selectUserForSignIn(db, username)
  const account = found?.isDemo && !config.isDemo ? undefined : found
  const isRight = await verifyPassword(account?.password, password)
  if (!account || !isRight) throw new AppError('wrong_credentials', 'Invalid username or password')

  await giveBackTry(db, limits)
  // A token known from before the sign-in, perhaps planted, is never carried over.
  if (context.sessionToken) await endSession(db, context.sessionToken)
  context.keepSession(await startSession(context, account.id, device))
  const { password: _password, ...user } = account
  return user
}
