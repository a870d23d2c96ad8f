import {
  CONSENT_LINK_DAYS,
  CONSENT_MAILS_A_DAY,
  type GuardianAddress,
} from '#contract/onboarding/guardian.ts'
import { DAY_MS, DAY_SECONDS } from '#engines/days/durations.ts'
import {
  deleteRequests,
  insertRequest,
  selectAgreement,
  selectStanding,
} from '../../domain/guardian/agreements.queries.ts'
import { writeRequestMail } from '../../domain/guardian/write-consent-mails.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, refuseField } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

/**
 * The child's session asks, and no more. Only the newest link works: it replaces the ones before. Where nobody has to
 * agree, or a guardian has, there is nothing to ask, and no mail leaves to an address that somebody typed.
 */
export async function askGuardian(
  context: CallerContext,
  { guardianName, guardianEmail }: GuardianAddress,
): Promise<void> {
  const { db, now, caller, mailer, config, randomToken, afterCommit } = context
  const { user } = caller
  await lockUser(db, user.id)
  const standing = await selectStanding(db, user.id)
  if (!standing?.isNeeded || (await selectAgreement(db, user.id))) return
  if (!mailer || user.isDemo) throw new AppError('conflict', 'guardianMailUnavailable')
  if (guardianEmail.toLowerCase() === user.email?.toLowerCase())
    throw refuseField('guardianEmail', 'guardianEmailIsOwn')
  const limit = { limit: CONSENT_MAILS_A_DAY, windowSeconds: DAY_SECONDS }
  await spendTry(
    context,
    'tooManyGuardianMails',
    { name: `guardian-mail:of:${user.id}`, ...limit },
    { name: `guardian-mail:to:${guardianEmail.toLowerCase()}`, ...limit },
  )
  const token = randomToken()
  await deleteRequests(db, user.id)
  await insertRequest(db, {
    userId: user.id,
    guardianName,
    guardianEmail,
    tokenHash: hashToken(token),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + CONSENT_LINK_DAYS * DAY_MS),
  })
  await writeAudit(context, { action: 'consent asked', subjectType: 'user', subjectId: user.id })
  const mail = writeRequestMail(config, { to: guardianEmail, child: user, token })
  // Its outcome is reported by the mailer; a mail that is lost is asked for again.
  afterCommit(() => void mailer.send(mail))
}
