import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { User } from '../profile/current-user.ts'
import { LANGUAGES } from '../profile/languages.ts'

/** Whom visitors of a public demo can be. Each is the account `demo-<role>`; admins are not among them. */
export const VISIT_ROLES = [
  'student',
  'kid',
  'teacher',
  'guardian',
  'college',
  'professional',
  'newcomer',
] as const
export type VisitRole = (typeof VISIT_ROLES)[number]

/** Not in `api`: it is there in a public demo alone, and nowhere else to be called. */
export const publicDemo = {
  enter: endpoint({
    method: 'POST',
    path: '/api/public-demo/visits',
    access: 'public',
    summary:
      'Opens a demo school of one’s own and signs in there; who has one already goes on in it as somebody else.',
    input: z.object({
      role: z.enum(VISIT_ROLES),
      /** Which the visitor reads already; without it the account's own. */
      languagePreference: z.optional(z.enum(LANGUAGES)),
    }),
    output: User,
    errors: ['invalid_input', 'not_found', 'too_many_requests', 'unavailable'],
    transaction: 'none',
  }),
}
