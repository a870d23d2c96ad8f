import * as z from 'zod/mini'
import { Email } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { NothingSent } from '../fields.ts'
import { CurrentPassword, LinkToken } from './typed-secrets.ts'

/** So long a mailed link confirms an address. */
export const PROOF_HOURS = 24

export const OwnEmail = z.object({
  email: z.nullable(z.string()),
  /** Somebody came back by a link that was mailed there, or the school answers for it. */
  isProven: z.boolean(),
  /** The address that takes its place as soon as it is confirmed. */
  waitingEmail: z.nullable(z.string()),
  /** Whether the operator has said how mail leaves: without it no link can be sent. */
  canMail: z.boolean(),
})
export type OwnEmail = z.output<typeof OwnEmail>

/** What else is asked of whoever comes with a link: a mailbox alone gives nobody a say over an account. */
export const PROOF_QUESTIONS = ['nothing', 'password', 'signIn'] as const

export const emailAddress = {
  own: endpoint({
    method: 'GET',
    path: '/api/profile/email',
    access: 'signedIn',
    summary: "The caller's address, whether it is confirmed, and the one that waits to be.",
    input: NothingSent,
    output: OwnEmail,
    errors: ['not_signed_in'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/profile/email',
    access: 'signedIn',
    summary: `Mails a link to another address, which takes the place of the one before once it is confirmed. The link works once, for ${PROOF_HOURS} hours. Where no mail is sent the address changes at once and stays unconfirmed.`,
    input: z.object({ email: Email, password: CurrentPassword }),
    output: OwnEmail,
    errors: [
      'not_signed_in',
      'invalid_input',
      'wrong_credentials',
      'not_allowed',
      'conflict',
      'too_many_requests',
    ],
    transaction: 'manual',
  }),
  sendLink: endpoint({
    method: 'POST',
    path: '/api/profile/email/link',
    access: 'signedIn',
    summary: 'Mails the link once more to the address that is not confirmed yet, if there is one.',
    input: NothingSent,
    output: OwnEmail,
    errors: ['not_signed_in', 'conflict', 'too_many_requests'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/email-proof/check',
    access: 'public',
    summary: 'What a mailed link confirms, and what else is asked for; 404 when it has run out or was used.',
    input: z.object({ token: LinkToken }),
    output: z.object({ username: z.string(), email: z.string(), asks: z.enum(PROOF_QUESTIONS) }),
    errors: ['invalid_input', 'not_found', 'too_many_requests'],
    transaction: 'none',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/email-proof/confirm',
    access: 'public',
    summary:
      'Confirms the address and uses up the link. Asked of the signed-in owner, or with the password of the account.',
    input: z.object({ token: LinkToken, password: z.optional(CurrentPassword) }),
    output: z.object({ email: z.string() }),
    errors: [
      'invalid_input',
      'wrong_credentials',
      'not_allowed',
      'not_found',
      'conflict',
      'too_many_requests',
    ],
    transaction: 'none',
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/email-proof/refuse',
    access: 'public',
    summary: 'Says that the account is somebody else’s: it loses the address, and the link is used up.',
    input: z.object({ token: LinkToken }),
    output: NothingSent,
    errors: ['invalid_input', 'not_found', 'too_many_requests'],
    transaction: 'none',
  }),
}
