import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { Email, NewPassword } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { NothingSent } from '../fields.ts'
import { LinkToken } from './typed-secrets.ts'

/** So long a mailed link works. */
export const RESET_MINUTES = 30

const errors = ['invalid_input', 'not_found', 'too_many_requests'] as const

/** For who forgot a password, where the operator has said how mail leaves. */
export const passwordReset = {
  ask: endpoint({
    method: 'POST',
    path: '/api/password-reset',
    access: 'public',
    summary: `Mails a link for a new password, if an account has this address. It works once, for ${RESET_MINUTES} minutes; the answer is the same for every address.`,
    input: z.object({ email: Email }),
    output: NothingSent,
    errors: ['invalid_input', 'conflict', 'too_many_requests'],
    transaction: 'none',
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/password-reset/check',
    access: 'public',
    summary:
      'Whose password a mailed link changes, and what they are here, which decides how long it must be; 404 when the link has run out or was used.',
    input: z.object({ token: LinkToken }),
    output: z.object({ username: z.string(), role: z.enum(ROLES), isTeacher: z.boolean() }),
    errors,
    transaction: 'none',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/password-reset/confirm',
    access: 'public',
    summary: 'Sets the new password, uses up the link and ends every session of the person.',
    input: z.object({ token: LinkToken, password: NewPassword }),
    output: z.object({ username: z.string() }),
    errors,
    transaction: 'none',
  }),
}
