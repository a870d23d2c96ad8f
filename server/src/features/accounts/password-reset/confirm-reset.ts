import { requireGoodPassword } from '../../../domain/passwords/new-password.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError } from '../../../platform/app-error.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { hashPassword } from '../../../platform/sessions/passwords.ts'
import { endAllSessions, hashToken } from '../../../platform/sessions/sessions.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import { tokenLimits } from '../limits.ts'
import { noteFailure } from '../note-sign-in.ts'
import { deleteResets, selectByToken, takeToken, updatePassword } from './password-reset.queries.ts'

export async function checkReset(context: Context, token: string) {
  const { db, now, device } = context
  await spendTry(context, 'tooManyTries', ...tokenLimits(device.address))
  const account = await selectByToken(db, hashToken(token), now())
  if (account) return account
  await noteFailure(context, null, 'resetLink')
  throw new AppError('not_found', 'resetLinkExpired')
}

/** Whoever knew the old password is out everywhere; two-step sign-in still asks for its code. */
export async function confirmReset(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<{ username: string }> {
  const { db, now, presence, mailer } = context
  const account = await checkReset(context, token)
  requireGoodPassword(password, account)
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    if (!(await takeToken(tx, hashToken(token)))) throw new AppError('not_found', 'resetLinkExpired')
    await updatePassword(tx, account.id, hash, now())
    await deleteResets(tx, account.id)
    await endAllSessions(tx, account.id)
    await writeAudit(
      { ...context, db: tx, caller: { user: account } },
      { action: 'password.reset-by-mail', subjectType: 'user', subjectId: account.id },
    )
  })
  presence.endUser(account.id)
  // Its outcome is reported by the mailer; the password is changed either way.
  if (account.email && account.emailProvenAt)
    void mailer?.send(
      writeLetter({
        to: account.email,
        name: account.displayName || account.firstName,
        subject: 'Your password for Trellis was changed',
        lines: [
          `The password of the account “${account.username}” was changed just now, and every device was signed out.`,
          'If it was not you, please tell your school or whoever runs Trellis for you at once.',
        ],
      }),
    )
  return { username: account.username }
}
