import * as z from 'zod/mini'
import { User } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { CurrentPassword, SecondStepCode } from './typed-secrets.ts'

/** The page that the provider leads back to. */
export const RETURN_PATH = '/auth/callback'

/** What only the browser that set out has: nobody else can finish its sign-in, nor be signed in by a link of somebody. */
const Ticket = z.string().check(z.minLength(20), z.maxLength(200))
const Wanted = z.optional(z.nullable(z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/))))

/** Of the account that is linked or unlinked; those without one are not asked. */
const PasswordIfAny = z.optional(CurrentPassword)

export const Departure = z.object({ url: z.string(), ticket: Ticket })

/**
 * `signedIn` and `linked` are ends. `passwordNeeded`: an account with the same address exists, its password links both
 * once. `codeNeeded`: the account asks for a code of its owner's app as well.
 */
export const VISIT_OUTCOMES = ['signedIn', 'linked', 'passwordNeeded', 'codeNeeded'] as const
export const VisitOutcome = z.object({
  outcome: z.enum(VISIT_OUTCOMES),
  user: z.nullable(User),
  /** The address that both have. */
  email: z.nullable(z.string()),
  wanted: z.nullable(z.string()),
  /** Of `passwordNeeded`: nobody has proven that the address is that account's, so an own one may be made instead. */
  mayStartNew: z.boolean(),
})
export type VisitOutcome = z.output<typeof VisitOutcome>

export const Identity = z.object({
  id: z.int(),
  issuer: z.string(),
  email: z.nullable(z.string()),
  createdAt: Moment,
  lastUsedAt: Moment,
})
export const SignInWays = z.object({
  hasPassword: z.boolean(),
  /** The name of the provider; null where there is none. */
  provider: z.nullable(z.string()),
  identities: z.array(Identity),
})
export type SignInWays = z.output<typeof SignInWays>

const signInErrors = [
  'invalid_input',
  'wrong_credentials',
  'code_needed',
  'not_allowed',
  'conflict',
  'too_many_requests',
  'unavailable',
] as const

/** Signing in with the school's OpenID Connect provider (authorization code with PKCE). */
export const identities = {
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/provider',
    access: 'public',
    summary: 'The address at the provider to go to, and a ticket to come back with.',
    input: z.object({ wanted: Wanted }),
    output: Departure,
    errors: ['invalid_input', 'conflict', 'too_many_requests', 'unavailable'],
    transaction: 'none',
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/auth/provider/return',
    access: 'public',
    summary:
      'Back from the provider: signs in, links, or says what is still asked for. Works once per ticket.',
    input: z.object({
      ticket: Ticket,
      /** What stood behind the question mark of the address that the provider led back to. */
      search: z.string().check(z.maxLength(8000)),
    }),
    output: VisitOutcome,
    errors: [...signInErrors],
    transaction: 'none',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/provider/confirm',
    access: 'public',
    summary:
      'Sends the password that links an existing account, the code of two-step sign-in, or both; or asks for an own account (`startNew`).',
    input: z.object({
      ticket: Ticket,
      password: z.optional(CurrentPassword),
      code: z.optional(SecondStepCode),
      /** The account with this address is somebody else's: it loses the address, and the newcomer gets an own account. */
      startNew: z.optional(z.boolean()),
    }),
    output: VisitOutcome,
    errors: [...signInErrors],
    transaction: 'none',
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/profile/identities',
    access: 'signedIn',
    summary: 'How the signed-in user can sign in.',
    input: NothingSent,
    output: SignInWays,
    errors: ['not_signed_in'],
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/profile/identities',
    access: 'signedIn',
    summary:
      "Sets out to the provider to link the caller's account with it. Takes the password, or a sign-in of a moment ago where there is none.",
    input: z.object({ password: PasswordIfAny }),
    output: Departure,
    errors: [
      'not_signed_in',
      'not_allowed',
      'invalid_input',
      'wrong_credentials',
      'conflict',
      'too_many_requests',
      'unavailable',
    ],
    transaction: 'none',
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/profile/identities/:id',
    access: 'owner',
    summary: "Unlinks the caller's account from the provider; an account without a password needs one first.",
    input: z.object({ id: Id, password: PasswordIfAny }),
    output: SignInWays,
    errors: [
      'not_signed_in',
      'not_found',
      'invalid_input',
      'wrong_credentials',
      'conflict',
      'too_many_requests',
    ],
    transaction: 'manual',
  }),
}
