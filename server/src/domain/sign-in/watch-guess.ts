import { GUESSING_NOTICED } from '#contract/admin/audit-actions.ts'
import type { Refusal } from '#contract/refusals/catalog.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { placeOf } from '../../platform/sessions/place-of.ts'
import { writeAudit } from '../write-audit.ts'

export type WatchGuessDeps = Pick<Context, 'db' | 'now' | 'requestId' | 'guesses' | 'device'>

/**
 * One try at the password, code or key of an account, seen together with those at other accounts. Every endpoint that checks
 * one goes through here, so that nobody guesses at the one that is watched less.
 */
export function watchGuess(
  { db, now, requestId, guesses, device }: WatchGuessDeps,
  account: string,
  secret: string,
  refusal: Refusal = 'tooManySignIns',
) {
  const guess = guesses.describe(account, secret, placeOf(device.address))
  const findPause = (): AppError | null => {
    const retryAfterSeconds = guesses.findWaitSeconds(guess)
    return retryAfterSeconds > 0 ? new AppError('too_many_requests', refusal, { retryAfterSeconds }) : null
  }
  return {
    /** Refuses without a look at the secret, and alike for accounts that exist and those that do not. */
    refuseWhilePaused(): void {
      const pause = findPause()
      if (pause) throw pause
    },
    /** That many are being guessed is written down for the admins. Answers the refusal if that is so by now. */
    async fail(): Promise<AppError | null> {
      const notices = guesses.fail(guess).map(
        ({ accounts, address }) =>
          ({
            action: GUESSING_NOTICED,
            details: { accounts, ...(address !== null && { address }) },
          }) as const,
      )
      await writeAudit({ db, now, requestId, caller: null }, ...notices)
      return findPause()
    },
    /** Who gets in had only mistyped. */
    pass: (): void => guesses.pass(guess),
  }
}
