import type { Database } from '../../../db/database.ts'
import type { ProvenPerson } from '../../../db/schema/accounts/identities.ts'
import { violatedUniqueConstraint } from '../../../db/unique-violation.ts'
import { notify } from '../../../domain/notifications/notify.ts'
import { savePassword } from '../../../domain/passwords/stored-password.ts'
import { settleProof } from '../../../domain/proven-email/settle-proof.ts'
import { updateSince } from '../../../domain/second-factor/second-factor.queries.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError } from '../../../platform/app-error.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import type { Context } from '../../../platform/requests/serve.ts'
import { isPassword, makeNoPassword } from '../../../platform/sessions/passwords.ts'
import { endSessions } from '../../../platform/sessions/sessions.ts'
import { type Account, deleteWaysBefore, insertIdentity, lockAccount } from './provider.queries.ts'

/** By what somebody may link: the domain that the operator trusts, the password of the account, or being signed in. */
type LinkWay = 'trustedDomain' | 'password' | 'profile'

/**
 * Links an account with whom the provider has named. Whoever was in it elsewhere is out, its owner is told, and where the
 * address alone opened it, so is everything that could open it before that address was proven.
 */
export async function linkAccount(
  context: Context,
  provider: string,
  account: Account,
  person: ProvenPerson,
  way: LinkWay,
): Promise<void> {
  const { db, now, caller, presence } = context
  const keptSession = way === 'profile' ? (caller?.sessionId ?? null) : null
  const linked = await linkOnce(() =>
    db.transaction(async (tx) => {
      const held = await lockAccount(tx, account.id)
      if (!held || !isStillRight(held, person, way)) throw new AppError('conflict', 'signInRaced')
      await insertIdentity(tx, held.id, person, now())
      const hasDropped = way === 'trustedDomain' && (await dropUnprovenWays(tx, held, now()))
      const isProven = held.emailProvenAt !== null || (await proveAddress(context, tx, held, person))
      const ended = await endSessions(tx, held.id, keptSession)
      await writeAudit(
        { ...context, db: tx, caller: { user: { id: held.id } } },
        {
          action: 'identity.link',
          subjectType: 'user',
          subjectId: held.id,
          details: { issuer: person.issuer, by: way, passwordDropped: hasDropped },
        },
      )
      await tellInApp(context, tx, held.id, provider, hasDropped)
      return { ended, hasDropped, isProven }
    }),
  )
  for (const sessionId of linked.ended) presence.endSession(sessionId)
  presence.tell([account.id], { type: 'notifications' })
  if (linked.isProven) tellByMail(context, provider, account, linked.hasDropped)
}

/** Two tabs that come back at once link one account once. */
export async function linkOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedUniqueConstraint(error) === null) throw error
    throw new AppError('conflict', 'signInRaced')
  }
}

const isSame = (one: string | null, other: string | null) =>
  one !== null && one.toLowerCase() === other?.toLowerCase()

/** The address may have changed hands since it was looked up. */
function isStillRight(held: Account, { email }: ProvenPerson, way: LinkWay): boolean {
  if (way === 'profile') return true
  return isSame(held.email, email) && (way === 'password' || held.emailProvenAt !== null)
}

/** Who has shown both the account and, to the provider, the address has proven that they belong together. */
async function proveAddress(
  context: Context,
  db: Database,
  held: Account,
  { email }: ProvenPerson,
): Promise<boolean> {
  if (email === null || !isSame(held.email, email)) return false
  await settleProof(context, db, held, { email, way: 'provider' })
  return true
}

/** Whether the password is gone with them: it was set while anybody could have claimed the address. */
async function dropUnprovenWays(db: Database, held: Account, at: Date): Promise<boolean> {
  const { id, emailProvenAt, password, passwordChangedAt } = held
  if (!emailProvenAt) return false
  await deleteWaysBefore(db, id, emailProvenAt)
  await updateSince(db, id, at)
  if (passwordChangedAt >= emailProvenAt || !isPassword(password)) return false
  await savePassword(db, id, makeNoPassword(), at)
  return true
}

async function tellInApp(
  { now }: Context,
  db: Database,
  userId: number,
  provider: string,
  hasDropped: boolean,
): Promise<void> {
  const about = { link: '/profile?tab=privacy', occasion: now().toISOString() }
  await notify({ db, now }, [userId], { kind: 'provider_linked', data: { provider }, ...about })
  if (hasDropped) await notify({ db, now }, [userId], { kind: 'password_dropped', data: {}, ...about })
}

/** To the address that was proven before, or is by this link. Its outcome is reported by the mailer. */
function tellByMail({ mailer }: Context, provider: string, account: Account, hasDropped: boolean): void {
  const { email, username, firstName, displayName } = account
  if (!mailer || !email) return
  void mailer.send(
    writeLetter({
      to: email,
      name: displayName || firstName,
      subject: 'Your Trellis account is linked',
      lines: [
        `Signing in with ${provider} now opens the account “${username}”. All other devices were signed out.`,
        ...(hasDropped
          ? [
              'The password from before your address was confirmed no longer works. You can set a new one in your profile, under Privacy.',
            ]
          : []),
        'If that wasn’t you, tell your school or the person who runs Trellis right away.',
      ],
    }),
  )
}
