import { PROOF_HOURS } from '#contract/profile/email-address.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import { findOrigin } from '../../platform/find-origin.ts'
import { type Letter, writeLetter } from '../../platform/mail/write-letter.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { hashToken, type UserRow } from '../../platform/sessions/sessions.ts'
import { type News, notify } from '../notifications/notify.ts'
import { insertProof } from './email-proofs.queries.ts'

type SendProofDeps = Pick<Context, 'db' | 'now' | 'randomToken' | 'config' | 'mailer' | 'afterCommit'>
type Owner = Pick<UserRow, 'id' | 'username' | 'firstName' | 'displayName'>

/** Keeps a link as a part of the caller's transaction, and mails it after. Where no mail leaves, nothing is said. */
export async function sendProof(deps: SendProofDeps, owner: Owner, email: string): Promise<void> {
  const { db, now, randomToken, config, mailer, afterCommit } = deps
  if (!mailer) return
  const token = randomToken()
  await insertProof(db, {
    userId: owner.id,
    email,
    tokenHash: hashToken(token),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + PROOF_HOURS * HOUR_MS),
  })
  const letter = writeLetter(writeProof(owner, email, `${findOrigin(config)}/prove-email#${token}`))
  // Its outcome is reported by the mailer; a link that is lost is asked for again.
  afterCommit(() => void mailer.send(letter))
}

/** What stands behind the # stays in the browser: it stands in no log, and no other site is told of it. */
function writeProof({ username, firstName, displayName }: Owner, email: string, url: string): Letter {
  return {
    to: email,
    name: displayName || firstName,
    subject: 'Confirm your email address for Trellis',
    lines: [
      `Please confirm that this is the email address for the Trellis account “${username}”. The link works once, for ${PROOF_HOURS} hours.`,
      'Not your account? Open the link and choose “This isn’t my account”. It then loses your address.',
    ],
    action: { label: 'Confirm your address', url },
  }
}

/** An account begins with an address that anybody could have given: mails the link, and says in the app what it is for. */
export async function askForProof(deps: SendProofDeps, owner: Owner & { email: string }): Promise<void> {
  if (!deps.mailer) return
  await sendProof(deps, owner, owner.email)
  await notify(deps, [owner.id], makeUnprovenNews(owner.email))
}

/** Told once for each address. */
export const makeUnprovenNews = (email: string): News => ({
  kind: 'email_unproven',
  data: { email },
  link: '/profile',
  // The address itself may be longer than an occasion.
  occasion: hashToken(email.toLowerCase()),
})
