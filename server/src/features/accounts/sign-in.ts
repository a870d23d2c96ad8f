import { checkCode } from '../../domain/second-factor/check-code.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { verifyPassword } from '../../platform/sessions/passwords.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../platform/sessions/throttle.ts'
import { keepAccount, selectUserForSignIn } from './accounts.queries.ts'
import { signInLimits } from './limits.ts'
import { replaceSession } from './replace-session.ts'

/**
 * Checks name and password and starts a new session. An unknown name, a wrong password and a disabled account get the
 * same answer after the same work, so that nobody can find out which accounts exist.
 */
export async function signIn(
  context: Context,
  { username, password, code = '' }: { username: string; password: string; code?: string | undefined },
): Promise<UserRow> {
  const { db, device } = context
  const limits = signInLimits(username, device.address)
  await spendTry(context, 'tooManySignIns', ...limits)
  const account = await findAccount(context, username, password).catch(async (error: unknown) => {
    // A busy server is not the visitor's fault: a school that signs in at the bell must not lock itself out.
    await giveBackTry(db, limits)
    throw error
  })
  if (!account) throw new AppError('wrong_credentials', 'wrongCredentials')
  // Without a code this try was none; a wrong one stays counted, so that nobody goes through a million of them.
  if (account.secondFactorSince && code.trim() === '') {
    await giveBackTry(db, limits)
    throw new AppError('code_needed', 'codeRequired')
  }
  if (account.secondFactorSince && !(await checkCode(context, account.id, code)))
    throw new AppError('code_needed', 'codeWrong')

  await giveBackTry(db, limits)
  // Its owner had deleted it, and is back in time.
  if (account.deletionRequestedAt) await keepAccount(db, account.id)
  await replaceSession(context, account.id)
  const { password: _password, ...user } = account
  return { ...user, deletedAt: null, deletionRequestedAt: null }
}

async function findAccount({ db, config }: Context, username: string, password: string) {
  const found = await selectUserForSignIn(db, username)
  const account = found?.isDemo && !config.isDemo ? undefined : found
  return (await verifyPassword(account?.password, password)) ? account : undefined
}
