import type { OwnEmail } from '#contract/profile/email-address.ts'
import { selectEmail, selectWaitingEmail } from '../../../domain/proven-email/email-proofs.queries.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'

export async function readEmail(
  { db, now, mailer }: Pick<Deps, 'db' | 'now' | 'mailer'>,
  userId: number,
): Promise<OwnEmail> {
  const { email, emailProvenAt } = foundOr404(await selectEmail(db, userId), 'accountNotFound')
  return {
    email,
    isProven: emailProvenAt !== null,
    waitingEmail: await selectWaitingEmail(db, userId, now()),
    canMail: mailer !== null,
  }
}
