import type { OwnEmail } from '#contract/profile/email-address.ts'
import { HOUR_SECONDS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { explainTakenName } from '../../../domain/explain-taken-name.ts'
import { lockUser } from '../../../domain/lock-user.ts'
import {
  deleteProofs,
  deleteResets,
  isProvenElsewhere,
  selectEmail,
  selectWaitingEmail,
  updateEmail,
} from '../../../domain/proven-email/email-proofs.queries.ts'
import { sendProof } from '../../../domain/proven-email/send-proof.ts'
import { confirmOwner } from '../../../domain/sign-in/confirm-owner.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError, foundOr404, refuseField } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { type Limit, spendTry } from '../../../platform/sessions/throttle.ts'
import { readEmail } from './read-email.ts'

/** Of one account, and to one mailbox, whoever asks: nobody fills a stranger's. */
function linkLimits(userId: number, email: string): Limit[] {
  return [
    { name: `email-proof:${userId}`, limit: 5, windowSeconds: HOUR_SECONDS },
    { name: `email-proof-to:${email.toLowerCase()}`, limit: 5, windowSeconds: HOUR_SECONDS },
  ]
}

/**
 * The address that is proven stays until the new one is: a slip costs nobody the way to a new password, and who finds an
 * open device cannot lead the mails elsewhere. Where no link can be mailed the change is made at once, unproven.
 */
export async function changeEmail(
  context: CallerContext,
  { email, password }: { email: string; password: string },
): Promise<OwnEmail> {
  const { caller, transact, mailer } = context
  const { user } = caller
  if (user.isDemo) throw new AppError('conflict', 'demoAddressKept')
  await confirmOwner(context, password, 'password', 'signInAgainToChangeEmail')
  if (mailer) await spendTry(context, 'tooManyResetLinks', ...linkLimits(user.id, email))
  return transact(async (tx) => {
    await lockUser(tx, user.id)
    const before = foundOr404(await selectEmail(tx, user.id), 'accountNotFound')
    if (await isProvenElsewhere(tx, email, user.id)) throw refuseField('email', 'emailTaken', 'conflict')
    // Of two addresses that wait the later one is meant; the own one once more means: stay with it.
    await deleteProofs(tx, user.id)
    const isSame = before.email?.toLowerCase() === email.toLowerCase()
    if (!isSame && !mailer) await replaceEmail({ ...context, db: tx }, email)
    else if (!isSame || !before.emailProvenAt) await sendProof({ ...context, db: tx }, user, email)
    return readEmail({ ...context, db: tx }, user.id)
  })
}

async function replaceEmail(context: CallerContext & { db: Database }, email: string): Promise<void> {
  const { db, caller, now, presence, afterCommit } = context
  const { id } = caller.user
  try {
    await updateEmail(db, id, { email, emailProvenAt: null }, now())
  } catch (error) {
    throw explainTakenName(error)
  }
  await deleteResets(db, id)
  await writeAudit(context, { action: 'email.changed', subjectType: 'user', subjectId: id })
  afterCommit(() => presence.tell([id], { type: 'account' }))
}

/** To the address that waits, or else the one that the account has. Links from before work as long as they would have. */
export async function sendLinkAgain(context: CallerContext): Promise<OwnEmail> {
  const { db, caller, now, mailer } = context
  const { user } = caller
  if (!mailer) throw new AppError('conflict', 'mailNotSetUp')
  if (user.isDemo) throw new AppError('conflict', 'demoAddressKept')
  const waiting = await selectWaitingEmail(db, user.id, now())
  const email = waiting ?? (user.emailProvenAt ? null : user.email)
  // Confirmed on another device meanwhile, say: the answer shows it.
  if (email !== null) {
    await spendTry(context, 'tooManyResetLinks', ...linkLimits(user.id, email))
    await sendProof(context, user, email)
  }
  return readEmail(context, user.id)
}
