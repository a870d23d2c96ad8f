import { GUESSING_NOTICED } from '#contract/admin/audit-actions.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Guess } from '../../platform/sessions/guess-watch.ts'

/** Refuses without a look at the password, and alike for names that exist and names that do not. */
export function refuseGuess({ guesses }: Context, guess: Guess): void {
  const retryAfterSeconds = guesses.findWaitSeconds(guess)
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', 'tooManySignIns', { retryAfterSeconds })
}

/** What a wrong name or password is answered with; that many are being guessed is written down for the admins. */
export async function noteGuess(
  { db, now, requestId, guesses }: Context,
  guess: Guess,
  reason: PlainReason,
): Promise<AppError> {
  const notices = guesses.fail(guess)
  await writeAudit(
    { db, now, caller: null, requestId },
    ...notices.map(
      ({ accounts, address }) =>
        ({
          action: GUESSING_NOTICED,
          details: { accounts, ...(address !== null && { address }) },
        }) as const,
    ),
  )
  const retryAfterSeconds = guesses.findWaitSeconds(guess)
  return retryAfterSeconds > 0
    ? new AppError('too_many_requests', 'tooManySignIns', { retryAfterSeconds })
    : new AppError('wrong_credentials', reason)
}
