import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'

export const LONGEST_SCHOOL_CONSENT = 4_000
/** So many earlier consents are shown; all are kept. */
export const EARLIER_CONSENTS_SHOWN = 20

const Given = z.object({
  id: z.int(),
  text: z.string(),
  givenAt: Moment,
  /** Null when that account is gone. */
  givenBy: z.nullable(z.string()),
})

export const SchoolConsentState = z.object({
  standing: z.nullable(Given),
  /** Those that ended, the newest first. */
  earlier: z.array(z.extend(Given, { withdrawnAt: Moment, withdrawnBy: z.nullable(z.string()) })),
})
export type SchoolConsentState = z.output<typeof SchoolConsentState>

const errors = ['not_signed_in', 'not_allowed'] as const

/** The school consents for its students: for all whose account it made, and all in a class of a teacher it knows. */
export const schoolConsent = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/school-consent',
    access: 'admin',
    summary: 'The current consent of the school for its students, and earlier ones.',
    input: NothingSent,
    output: SchoolConsentState,
    errors,
  }),
  give: endpoint({
    method: 'PUT',
    path: '/api/admin/school-consent',
    access: 'admin',
    summary:
      'Records the consent of the school in these words, which replaces an earlier one in other words. It is audited.',
    input: z.object({
      text: z.string().check(z.trim(), z.minLength(20), z.maxLength(LONGEST_SCHOOL_CONSENT)),
    }),
    output: SchoolConsentState,
    errors: [...errors, 'invalid_input'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/admin/school-consent',
    access: 'admin',
    summary: 'Withdraws the consent of the school, with immediate effect. It is audited.',
    input: NothingSent,
    output: SchoolConsentState,
    errors,
  }),
}
