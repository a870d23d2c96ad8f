import { checkCode } from '../../domain/second-factor/check-code.ts'
import { watchGuess } from '../../domain/sign-in/watch-guess.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { noteFailure } from './note-sign-in.ts'

/** The second step, by an authenticator app or a recovery code. */
export async function requireCode(
  context: Context,
  { id, username }: { id: number; username: string },
  code: string,
): Promise<void> {
  const watch = watchGuess(context, username, `code:${code}`)
  watch.refuseWhilePaused()
  if (await checkCode(context, id, code)) return watch.pass()
  await noteFailure(context, id, 'code')
  throw (await watch.fail()) ?? new AppError('code_needed', 'codeWrong')
}
