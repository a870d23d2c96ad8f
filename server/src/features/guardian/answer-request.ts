import type { Database } from '../../db/database.ts'
import { insertGuardianInvitation } from '../../domain/families/guardian-invitations.ts'
import {
  deleteRequests,
  endAgreements,
  insertAgreement,
  selectAgreementByToken,
  selectRequestByToken,
} from '../../domain/guardian/agreements.queries.ts'
import { follow } from '../../domain/guardian/guardian.ts'
import { writeThanksMail } from '../../domain/guardian/write-consent-mails.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { nameShortly } from '../../domain/visibility.ts'
import { type AuditNote, writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

/** More links than anybody gets; a token is too long to be guessed at any pace. */
const TOKENS_LIMIT = { limit: 100, windowSeconds: 15 * 60 }

const spendToken = ({ db, now, device }: Context) =>
  spendTry({ db, now }, 'tooManyTries', { name: `consent-token:@${device.address}`, ...TOKENS_LIMIT })

const linkIsGone = () => new AppError('not_found', 'consentLinkExpired')

export async function checkConsent(context: Context, token: string) {
  await spendToken(context)
  return readPaper(context, token)
}

async function readPaper({ db, caller, now }: Context, token: string) {
  const hash = hashToken(token)
  const asked = await selectRequestByToken(db, hash, now())
  if (asked)
    return {
      state: 'asked' as const,
      childName: nameShortly(asked.child),
      guardianName: asked.request.guardianName,
      agreedAt: null,
      withdrawnAt: null,
      isChildSignedIn: caller?.user.id === asked.request.userId,
    }
  const given = await selectAgreementByToken(db, hash)
  if (!given) throw linkIsGone()
  const { userId, guardianName, agreedAt, withdrawnAt } = given.agreement
  return {
    state: withdrawnAt ? ('withdrawn' as const) : ('agreed' as const),
    childName: nameShortly(given.child),
    guardianName,
    agreedAt,
    withdrawnAt,
    isChildSignedIn: caller?.user.id === userId,
  }
}

/** Whoever holds the link that was mailed to them answers for the child; the child, signed in here, cannot. */
export async function answerRequest(
  context: Context,
  { token, agrees }: { token: string; agrees: boolean },
): Promise<{ agrees: boolean; childName: string }> {
  const { caller, transact, now, mailer, config, randomToken, afterCommit } = context
  await spendToken(context)
  return transact(async (tx) => {
    const asked = await selectRequestByToken(tx, hashToken(token), now())
    if (!asked) throw linkIsGone()
    const { userId, guardianName, guardianEmail } = asked.request
    if (caller?.user.id === userId) throw new AppError('not_allowed', 'consentFromOwnSession')
    await lockUser(tx, userId)
    // Of two who come with one link at once, the second finds it used.
    if (!(await deleteRequests(tx, userId))) throw linkIsGone()
    if (agrees) {
      const ownToken = randomToken()
      await endAgreements(tx, userId, now())
      await insertAgreement(tx, {
        userId,
        guardianName,
        guardianEmail,
        givenBy: 'mail',
        tokenHash: hashToken(ownToken),
        agreedAt: now(),
      })
      const invitation = await inviteToFollow(context, tx, userId, guardianEmail)
      const mail = writeThanksMail(config, {
        to: guardianEmail,
        child: asked.child,
        token: ownToken,
        invitation,
      })
      afterCommit(() => void mailer?.send(mail))
    }
    await settle(context, tx, userId, agrees ? 'consent given' : 'consent declined')
    return { agrees, childName: nameShortly(asked.child) }
  })
}

/** They have answered at this address, which proves them: with an account of their own they may follow the child. */
async function inviteToFollow(
  { config, now, randomToken }: Context,
  tx: Database,
  childId: number,
  email: string,
): Promise<string | null> {
  if (config.registration === 'closed') return null
  const code = randomToken()
  await insertGuardianInvitation(tx, { childId, way: 'consent', code, email, createdBy: null }, now())
  return code
}

export async function withdrawConsent(context: Context, token: string) {
  const { transact, now } = context
  await spendToken(context)
  await transact(async (tx) => {
    const given = await selectAgreementByToken(tx, hashToken(token))
    if (!given) throw linkIsGone()
    const { userId, withdrawnAt } = given.agreement
    if (withdrawnAt !== null) return false
    await lockUser(tx, userId)
    await endAgreements(tx, userId, now())
    await settle(context, tx, userId, 'consent withdrawn')
    return true
  })
  return readPaper(context, token)
}

/** Written down as nobody's in particular: a guardian has no account, and who is signed in in that browser did not do it. */
async function settle(
  context: Context,
  tx: Database,
  userId: number,
  action: AuditNote['action'],
): Promise<void> {
  const note = { action, subjectType: 'user', subjectId: userId, details: { by: 'guardian' } }
  await writeAudit({ ...context, db: tx, caller: null }, note)
  await follow({ ...context, db: tx }, userId)
  context.afterCommit(() => context.presence.tell([userId], { type: 'account' }))
}
