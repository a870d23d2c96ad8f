import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import { writeLetter } from '../../platform/mail/write-letter.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { approveByDomain } from '../approvals/approve-teacher.ts'
import { explainTakenName } from '../explain-taken-name.ts'
import { notify } from '../notifications/notify.ts'
import { writeAudit } from '../write-audit.ts'
import {
  clearClaims,
  deleteProofs,
  deleteResets,
  isProvenElsewhere,
  settleUnprovenNews,
  updateEmail,
} from './email-proofs.queries.ts'

type ProofDeps = Pick<Context, 'now' | 'config' | 'requestId' | 'presence' | 'afterCommit' | 'mailer'>
/** Who showed it: whoever came by the mailed link, the provider where they signed in, or an admin of the school. */
type ProofWay = 'link' | 'provider' | 'admin'

type Account = {
  id: number
  username: string
  firstName: string
  displayName: string | null
  email: string | null
  emailProvenAt: Date | null
}

/**
 * From now on the address is the account's, as a part of the transaction that holds the account. Who only claimed it
 * loses it; links that were mailed before are of no use any more.
 */
export async function settleProof(
  deps: ProofDeps,
  db: Database,
  account: Account,
  { email, way, actorId = account.id }: { email: string; way: ProofWay; actorId?: number },
): Promise<void> {
  const { now } = deps
  const isNew = account.email?.toLowerCase() !== email.toLowerCase()
  if (await isProvenElsewhere(db, email, account.id)) throw new AppError('conflict', 'emailTaken')
  await releaseClaims(deps, db, email, account.id)
  try {
    await updateEmail(db, account.id, { email, emailProvenAt: now() }, now())
  } catch (error) {
    throw explainTakenName(error)
  }
  await deleteProofs(db, account.id)
  if (isNew) await deleteResets(db, account.id)
  await settleUnprovenNews(db, account.id, now())
  const subject = { subjectType: 'user', subjectId: account.id }
  await writeAudit(
    { ...deps, db, caller: { user: { id: actorId } } },
    ...(isNew ? [{ action: 'email.changed', ...subject } as const] : []),
    { action: 'email.proven', ...subject, details: { by: way } },
  )
  await approveByDomain({ ...deps, db }, account.id)
  deps.afterCommit(() => deps.presence.tell([account.id], { type: 'account' }))
  if (isNew) warnOldAddress(deps, account)
}

/** Whoever says without a proof that the address is theirs loses it, and is told so in the app. */
export async function releaseClaims(
  { now, requestId, presence, afterCommit }: ProofDeps,
  db: Database,
  email: string,
  exceptUserId: number | null,
): Promise<void> {
  const losers = await clearClaims(db, email, exceptUserId, now())
  for (const id of losers) {
    await deleteProofs(db, id)
    await deleteResets(db, id)
    await settleUnprovenNews(db, id, now())
    await writeAudit(
      { db, now, requestId, caller: null },
      { action: 'email.released', subjectType: 'user', subjectId: id },
    )
  }
  const occasion = now().toISOString()
  const told = await notify({ db, now }, losers, {
    kind: 'email_released',
    data: { email },
    link: '/profile',
    occasion,
  })
  afterCommit(() => {
    presence.tell(losers, { type: 'account' })
    presence.tell(told, { type: 'notifications' })
  })
}

/** To the address that was the account's until now: if it was somebody else's doing, its owner learns of it there. */
export function warnOldAddress(
  { mailer, afterCommit }: Pick<ProofDeps, 'mailer' | 'afterCommit'>,
  account: Account,
) {
  const { email, emailProvenAt, username, firstName, displayName } = account
  if (!mailer || !email || !emailProvenAt) return
  const letter = writeLetter({
    to: email,
    name: displayName || firstName,
    subject: 'Your email address for Trellis was changed',
    lines: [
      `The email address of the account “${username}” was changed. Mails about it no longer come here.`,
      'If that wasn’t you, tell your school or the person who runs Trellis right away.',
    ],
  })
  afterCommit(() => void mailer.send(letter))
}
