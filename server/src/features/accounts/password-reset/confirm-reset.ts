import { tellOwner } from '../../../domain/notifications/tell-owner.ts'
import { requireGoodPassword } from '../../../domain/passwords/new-password.ts'
import { savePassword } from '../../../domain/passwords/stored-password.ts'
import { deleteResets } from '../../../domain/proven-email/email-proofs.queries.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { hashPassword } from '../../../platform/sessions/passwords.ts'
import { endSessions, hashToken } from '../../../platform/sessions/sessions.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import { tokenLimits } from '../limits.ts'
import { noteFailure } from '../note-sign-in.ts'
import { selectByToken, takeToken } from './password-reset.queries.ts'

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
  const { db, now, presence } = context
  const account = await checkReset(context, token)
  requireGoodPassword(password, account)
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    if (!(await takeToken(tx, hashToken(token)))) throw new AppError('not_found', 'resetLinkExpired')
    await savePassword(tx, account.id, hash, now())
    await deleteResets(tx, account.id)
    await endSessions(tx, account.id)
    await writeAudit(
      { ...context, db: tx, caller: { user: account } },
      { action: 'password.reset-by-mail', subjectType: 'user', subjectId: account.id },
    )
    await tellOwner({ ...context, db: tx }, account, 'password_changed')
  })
  presence.endUser(account.id)
  return { username: account.username }
}
