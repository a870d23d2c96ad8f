import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'

/** So long a link to a guardian works. */
export const CONSENT_LINK_DAYS = 7
/** So many of them are mailed a day for one child, and to one address. */
export const CONSENT_MAILS_A_DAY = 3

/** Whom a child asks: a parent or guardian, at an address that is not the child's own. */
export const GuardianAddress = z.object({
  guardianName: z.string().check(z.trim(), z.minLength(2, rule('guardianNameRequired')), z.maxLength(100)),
  guardianEmail: z.email(rule('emailInvalid')).check(z.maxLength(254, rule('emailInvalid'))),
})
export type GuardianAddress = z.output<typeof GuardianAddress>

/** `u•••@example.org`: enough to recognize an address, too little to write to it. */
const MaskedEmail = z.string()

export const GuardianState = z.object({
  /** Whether the signed-in user is a child, for whom an adult has to agree. */
  isNeeded: z.boolean(),
  /** Nothing is shown to others and no usage data is taken. */
  isShielded: z.boolean(),
  /** Whether a guardian can be asked by mail here; otherwise the school is the one to ask. */
  canAsk: z.boolean(),
  agreement: z.nullable(
    z.object({ guardianName: z.string(), guardianEmail: z.nullable(MaskedEmail), agreedAt: Moment }),
  ),
  /** A mail to a guardian who has not answered yet. */
  request: z.nullable(
    z.object({ guardianName: z.string(), guardianEmail: MaskedEmail, sentAt: Moment, expiresAt: Moment }),
  ),
  /** Since when the school consents, where that holds for this user. */
  schoolAgreedAt: z.nullable(Moment),
  /** Somebody once agreed in the child's own session, which no longer counts. */
  hasOldAgreement: z.boolean(),
})
export type GuardianState = z.output<typeof GuardianState>

export const guardian = {
  read: endpoint({
    method: 'GET',
    path: '/api/guardian-agreement',
    access: 'signedIn',
    summary: 'Whether an adult has to agree for the signed-in user, who has been asked, and who has agreed.',
    input: NothingSent,
    output: GuardianState,
    errors: ['not_signed_in'],
  }),
  ask: endpoint({
    method: 'PUT',
    path: '/api/guardian-agreement',
    access: 'signedIn',
    summary: `Mails a guardian a link by which they agree or decline, ${CONSENT_MAILS_A_DAY} times a day at most; it works once, for ${CONSENT_LINK_DAYS} days. Where nobody has to agree, or somebody has, nothing is sent.`,
    input: GuardianAddress,
    output: GuardianState,
    errors: ['not_signed_in', 'invalid_input', 'conflict', 'too_many_requests'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/guardian-agreement',
    access: 'signedIn',
    summary: 'Withdraws the agreement of a guardian, or the request to one.',
    input: NothingSent,
    output: GuardianState,
    errors: ['not_signed_in'],
  }),
}
