import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { CurrentPassword } from './typed-secrets.ts'

export const RECOVERY_CODES = 10

export const SecondFactorState = z.object({
  /** Since when signing in takes a code or a passkey as well; null while it does not. */
  since: z.nullable(Moment),
  /** The operator wants it of everybody who teaches or administers. */
  isRequired: z.boolean(),
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorState = z.output<typeof SecondFactorState>

const Code = z.string().check(z.trim(), z.minLength(6, rule('codeTooShort')), z.maxLength(20))
const errors = [
  'not_signed_in',
  'not_allowed',
  'invalid_input',
  'wrong_credentials',
  'conflict',
  'too_many_requests',
] as const

/** Two-step sign-in for those who see other people's data. */
export const secondFactor = {
  read: endpoint({
    method: 'GET',
    path: '/api/profile/second-factor',
    access: 'monitor',
    summary: 'Whether signing in takes a second step.',
    input: NothingSent,
    output: SecondFactorState,
    errors: ['not_signed_in', 'not_allowed'],
    isForEnrolling: true,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/profile/second-factor',
    access: 'monitor',
    summary: 'Makes a new secret for an authenticator app; it counts once a code of it was sent.',
    /** Who has signed in within a quarter of an hour need not say the password once more. */
    input: z.object({ password: z.optional(CurrentPassword) }),
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors,
    transaction: 'none',
    isForEnrolling: true,
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/profile/second-factor',
    access: 'owner',
    summary:
      'Sends the first code. From now on signing in asks for one; the recovery codes are shown this once.',
    input: z.object({ code: Code }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'wrong_credentials', 'too_many_requests'],
    transaction: 'none',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile/second-factor',
    access: 'monitor',
    summary: 'Forgets the authenticator app and its recovery codes.',
    input: z.object({ password: CurrentPassword }),
    output: NothingSent,
    errors,
    transaction: 'none',
    isForEnrolling: true,
  }),
}
