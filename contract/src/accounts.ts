import * as z from 'zod/mini'
import { REGISTRATION_ROLES } from '#engines/accounts/index.ts'
import { leastPasswordLength } from '#engines/passwords/index.ts'
import { endpoint } from './endpoint.ts'
import { NothingSent } from './fields.ts'
import { currentUser, signOut, User } from './profile/current-user.ts'
import { LANGUAGES } from './profile/languages.ts'
import { SecondStepCode } from './profile/typed-secrets.ts'
import type { PlainReason } from './refusals/catalog.ts'
import { rule } from './refusals/rule.ts'

export { User } from './profile/current-user.ts'

// Trimmed here and on the server alike: a stray space is the commonest reason for "wrong password". Normalized, because
// keyboards write one accented letter in two ways; without invisible characters, by which one name could pose as another.
export const Username = z
  .string()
  .check(
    z.normalize('NFKC'),
    z.trim(),
    z.minLength(3, rule('usernameTooShort')),
    z.maxLength(50, rule('usernameTooLong')),
    z.regex(/^[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+$/u, rule('usernameHasSpaces')),
  )
/** One that exists already: older ones may be shorter than `NewPassword`. */
export const Password = z
  .string()
  .check(z.minLength(6, rule('passwordTooShort')), z.maxLength(200, rule('passwordTooLong')))
const LEAST = leastPasswordLength({ role: 'student' })
/** One that is chosen now. Further rules depend on whose it is: `engines/src/passwords`. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(LEAST, rule('newPasswordTooShort', { least: LEAST })),
    z.maxLength(200, rule('passwordTooLong')),
  )
export const Email = z.email(rule('emailInvalid')).check(z.maxLength(254, rule('emailInvalid')))

/** Neither control characters nor those that turn the direction of what follows, and with it other people's names. */
const UNDISTURBING = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u

const LONGEST_NAME = 100

export function nameField(required: PlainReason) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(LONGEST_NAME, rule('nameTooLong', { most: LONGEST_NAME })),
      z.regex(UNDISTURBING, rule('nameHasControlCharacters')),
    )
}

/** `code` is of the authenticator, or one for recovery; only accounts with two-step sign-in are asked for it. */
export const Credentials = z.object({
  username: Username,
  password: Password,
  code: z.optional(SecondStepCode),
})

/** As it was typed, or out of a mailed link. */
export const InvitationCode = z.string().check(z.trim(), z.maxLength(100))

export const Registration = z.object({
  username: Username,
  email: Email,
  password: NewPassword,
  firstName: nameField(rule('firstNameRequired')),
  lastName: nameField(rule('lastNameRequired')),
  role: z._default(z.enum(REGISTRATION_ROLES), 'student'),
  /** What the form sends is text or a number; what counts is decided by `gradeAtRegistration`. */
  grade: z.optional(z.nullable(z.union([z.number(), z.string().check(z.maxLength(20))]))),
  /** Accepted and ignored: the server sets the flag from the role. */
  isTeacher: z.optional(z.boolean()),
  /** Of the device, so that a day ends when the learner's does. What no calendar knows counts as not sent. */
  timezone: z.optional(z.string().check(z.maxLength(60))),
  /** In which the form was filled in; without it the account begins in English. */
  languagePreference: z.optional(z.enum(LANGUAGES)),
  /** Role and grade are then those of the invitation. */
  invitation: z.optional(InvitationCode),
})

const Done = z.object({ message: z.string() })

export const accounts = {
  currentUser,
  signIn: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary: 'Signs in and starts a new session.',
    input: Credentials,
    output: User,
    errors: ['invalid_input', 'wrong_credentials', 'code_needed', 'too_many_requests'],
    transaction: 'none',
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary:
      'Creates an account and signs it in. The operator decides whether everybody may register, only people with an invitation, or nobody.',
    input: Registration,
    output: User,
    status: 201,
    errors: ['invalid_input', 'not_allowed', 'conflict', 'too_many_requests'],
    transaction: 'manual',
  }),
  signOut,
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/logout/everywhere',
    access: 'signedIn',
    summary: 'Ends all sessions of the signed-in user, on every device.',
    input: NothingSent,
    output: Done,
    errors: ['not_signed_in'],
  }),
}
