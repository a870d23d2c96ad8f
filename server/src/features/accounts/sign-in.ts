import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { verifyPassword } from '../../platform/sessions/passwords.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../platform/sessions/throttle.ts'
import { selectUserForSignIn } from './accounts.queries.ts'
import { signInLimits } from './limits.ts'
import { replaceSession } from './replace-session.ts'

/**
 * Checks name and password and starts a new session. An unknown name, a wrong password and a disabled account get the
 * same answer after the same work, so that nobody can find out which accounts exist.
 */
export async function signIn(
  context: Context,
  { username, password }: { username: string; password: string },
): Promise<UserRow> {
  const { db, now, device } = context
  const limits = signInLimits(username, device.address)
  await spendTry(db, limits, now(), 'Too many attempts to sign in. Please wait a few minutes and try again.')
  const account = await findAccount(context, username, password).catch(async (error: unknown) => {
    // A busy server is not the visitor's fault: a school that signs in at the bell must not lock itself out.
    await giveBackTry(db, limits)
    throw error
  })
  if (!account) throw new AppError('wrong_credentials', 'Invalid username or password')

  await giveBackTry(db, limits)
  await replaceSession(context, account.id)
  const { password: _password, ...user } = account
  return user
}

async function findAccount({ db, config }: Context, username: string, password: string) {
  const found = await selectUserForSignIn(db, username)
  const account = found?.isDemo && !config.isDemo ? undefined : found
  return (await verifyPassword(account?.password, password)) ? account : undefined
}
