import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'

/** Below this age a parent or guardian has to agree (LEGAL-14). Who has not said their age is not taken for a child. */
export const AGE_OF_CONSENT = 13

export function isChild(age: number | null | undefined): boolean {
  return typeof age === 'number' && age < AGE_OF_CONSENT
}

/** Who answers for a child under 13. */
export const GuardianName = z.object({
  guardianName: z.string().check(z.trim(), z.minLength(2, rule('guardianNameRequired')), z.maxLength(100)),
  guardianEmail: z.optional(z.union([z.literal(''), z.email(rule('emailInvalid')).check(z.maxLength(254))])),
})
export type GuardianName = z.output<typeof GuardianName>

export const GuardianState = z.object({
  /** Whether the signed-in user is under 13, as far as is known. */
  isNeeded: z.boolean(),
  /** Nothing is shown to others and no usage data is taken. */
  isShielded: z.boolean(),
  agreement: z.nullable(
    z.object({ guardianName: z.string(), guardianEmail: z.nullable(z.string()), agreedAt: Moment }),
  ),
})
export type GuardianState = z.output<typeof GuardianState>

export const guardian = {
  read: endpoint({
    method: 'GET',
    path: '/api/guardian-agreement',
    access: 'signedIn',
    summary: 'Whether a guardian has to agree for the signed-in user, and whether one has.',
    input: NothingSent,
    output: GuardianState,
    errors: ['not_signed_in'],
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/api/guardian-agreement',
    access: 'signedIn',
    summary: 'A guardian agrees to usage data and to public sharing of a child under 13.',
    input: GuardianName,
    output: GuardianState,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/guardian-agreement',
    access: 'signedIn',
    summary: 'Takes the agreement of a guardian back.',
    input: NothingSent,
    output: GuardianState,
    errors: ['not_signed_in'],
  }),
}
