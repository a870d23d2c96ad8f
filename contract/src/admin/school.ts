import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'

export const MOST_TERMS = 12
export const LONGEST_TERM_NAME = 60
/** The days of a school year. */
export const LONGEST_SCHOOL_YEAR = 400

const SchoolYear = z.object({ firstDay: Day, lastDay: Day })

const Term = z.object({ id: z.int(), name: z.string(), firstDay: Day, lastDay: Day })

export const School = z.object({
  /** Due dates, weeks and terms are days of this zone. */
  timeZone: z.string(),
  year: SchoolYear,
  /** By their days. */
  terms: z.array(Term),
  /** Whether an admin has said that this is right; until then it is what the machine says. */
  isConfirmed: z.boolean(),
})
export type School = z.output<typeof School>

const SentTerm = z.object({
  /** Of a term that there is; without it, it is a new one. */
  id: z.optional(Id),
  name: z.string().check(z.trim(), z.minLength(1, rule('termNameRequired')), z.maxLength(LONGEST_TERM_NAME)),
  firstDay: Day,
  lastDay: Day,
})

export const SchoolChange = z.object({
  timeZone: z.string().check(z.maxLength(60)),
  year: SchoolYear,
  terms: z.array(SentTerm).check(z.maxLength(MOST_TERMS)),
})
export type SchoolChange = z.input<typeof SchoolChange>

export const school = {
  read: endpoint({
    method: 'GET',
    path: '/api/school',
    access: 'signedIn',
    summary: 'The time zone of the school, its school year and its terms.',
    input: NothingSent,
    output: School,
    errors: ['not_signed_in'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/school',
    access: 'admin',
    summary:
      'Sets the time zone, the school year and the terms; terms that are not sent go. Accounts whose owners never chose a zone follow. It is audited.',
    input: SchoolChange,
    output: School,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
}
