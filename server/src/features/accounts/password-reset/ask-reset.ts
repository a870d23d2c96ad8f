import { RESET_MINUTES } from '#contract/profile/password-reset.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findOrigin } from '../../../platform/find-origin.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import { resetLimits } from '../limits.ts'
import { insertReset, selectByEmail } from './password-reset.queries.ts'

/**
 * Answers before it looks whether there is such an account: neither the words nor the time tell. Only an address that is
 * proven gets the mail, which follows by itself; one that is lost with a server that stops this second is asked for again.
 */
export async function askReset(
  context: Context,
  email: string,
  report: (message: string, error: unknown) => void,
): Promise<void> {
  const { device, mailer } = context
  if (!mailer) throw new AppError('conflict', 'passwordResetUnavailable')
  await spendTry(context, 'tooManyResetLinks', ...resetLimits(email, device.address))
  context.afterCommit(() => {
    sendLink(context, mailer, email).catch((error: unknown) => report('a reset could not be sent', error))
  })
}

async function sendLink(
  { db, now, randomToken, config }: Pick<Deps, 'db' | 'now' | 'randomToken' | 'config'>,
  mailer: Mailer,
  email: string,
): Promise<void> {
  const account = await selectByEmail(db, email)
  if (!account?.email) return
  const token = randomToken()
  await insertReset(db, {
    userId: account.id,
    tokenHash: hashToken(token),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + RESET_MINUTES * MINUTE_MS),
  })
  await mailer.send(
    writeLetter({
      to: account.email,
      name: account.displayName || account.firstName,
      subject: 'Choose a new password for Trellis',
      lines: [
        `Somebody, probably you, asked for a new password for the account “${account.username}”. The link works once, for ${RESET_MINUTES} minutes.`,
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      // Behind the # it stays in the browser: it stands in no log, and no other site is told of it.
      action: { label: 'Choose a new password', url: `${findOrigin(config)}/reset-password#${token}` },
    }),
  )
}
