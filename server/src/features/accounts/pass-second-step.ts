import { checkCode } from '../../domain/second-factor/check-code.ts'
import { selectFactor } from '../../domain/second-factor/second-factor.queries.ts'
import { watchGuess } from '../../domain/sign-in/watch-guess.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { giveBackTry, type Limit } from '../../platform/sessions/throttle.ts'
import { noteFailure } from './note-sign-in.ts'

/**
 * Asks for the second step of accounts that have one: the code of an authenticator app or for recovery. `limits` are what the
 * try has been counted by.
 */
export async function passSecondStep(
  context: Context,
  { id, username, secondFactorSince }: { id: number; username: string; secondFactorSince: Date | null },
  code: string,
  limits: Limit[],
): Promise<void> {
  if (!secondFactorSince) return
  // Without a code this try was none; a wrong one stays counted, so that nobody goes through a million of them.
  if (code.trim() === '') {
    await giveBackTry(context.db, limits)
    const factor = await selectFactor(context.db, id)
    // Without an authenticator app there is a passkey.
    throw new AppError('code_needed', factor?.confirmedAt ? 'codeRequired' : 'passkeyRequired')
  }
  const watch = watchGuess(context, username, `code:${code}`)
  watch.refuseWhilePaused()
  if (await checkCode(context, id, code)) return watch.pass()
  await noteFailure(context, id, 'code')
  throw (await watch.fail()) ?? new AppError('code_needed', 'codeWrong')
}
