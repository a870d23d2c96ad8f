import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment } from '../fields.ts'
import { LinkToken } from '../profile/typed-secrets.ts'

const OneLink = z.object({ token: LinkToken })

/** What the holder of a mailed link is shown. */
export const ConsentPaper = z.object({
  state: z.enum(['asked', 'agreed', 'withdrawn']),
  /** First name and initial, which is all that anybody learns of a child here. */
  childName: z.string(),
  guardianName: z.string(),
  agreedAt: z.nullable(Moment),
  withdrawnAt: z.nullable(Moment),
  /** Whether the child is signed in in this browser, from where nobody can agree. */
  isChildSignedIn: z.boolean(),
})
export type ConsentPaper = z.output<typeof ConsentPaper>

const errors = ['invalid_input', 'not_found', 'too_many_requests'] as const

/** For guardians, who need no account: the token of a mailed link says whom it is about. */
export const guardianConsent = {
  check: endpoint({
    method: 'POST',
    path: '/api/guardian-consent/check',
    access: 'public',
    summary: 'What a mailed link is about; 404 when it has run out or was used.',
    input: OneLink,
    output: ConsentPaper,
    errors,
    transaction: 'none',
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/guardian-consent/answer',
    access: 'public',
    summary:
      'A guardian agrees or declines, which uses up the link. Whoever agreed gets a mail with a link to withdraw it. Refused to the child’s own session. It is audited.',
    input: z.extend(OneLink, { agrees: z.boolean() }),
    output: z.object({ agrees: z.boolean(), childName: z.string() }),
    errors: [...errors, 'not_allowed'],
    transaction: 'manual',
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/guardian-consent/withdraw',
    access: 'public',
    summary: 'A guardian withdraws their agreement, with immediate effect. It is audited.',
    input: OneLink,
    output: ConsentPaper,
    errors,
    transaction: 'manual',
  }),
}
