import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'

export const LONGEST_ALERT_NOTE = 1_000
/** What an adult is told about; personal data that a child types is the child's own lesson. */
export const ALERT_CATEGORIES = [
  'selfHarm',
  'abuse',
  'sexual',
  'violence',
  'bullying',
  'drugs',
  'eatingDisorder',
] as const

/** What an adult learns about a worrying message: whose, when, what it is about. Its words stay the learner's. */
export const SafetyAlert = z.object({
  id: z.int(),
  pupil: z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), grade: z.int() }),
  category: z.enum(ALERT_CATEGORIES),
  /** High: somebody should look today. Medium: somebody should talk with the learner. */
  severity: z.enum(['medium', 'high']),
  /** How often it came up until somebody took care of it. */
  times: z.int(),
  createdAt: Moment,
  lastAt: Moment,
  handledAt: z.nullable(Moment),
  handledBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type SafetyAlert = z.output<typeof SafetyAlert>

export const safetyAlerts = {
  count: endpoint({
    method: 'GET',
    path: '/api/safety-alerts/count',
    access: 'monitor',
    summary: "How many alerts about a teacher's own pupils, or about all for an admin, are open.",
    input: NothingSent,
    output: z.object({ open: z.int() }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/safety-alerts',
    access: 'monitor',
    summary:
      "Alerts about a teacher's own pupils, or about all for an admin, newest first; the next ones come before the last one's id.",
    input: z.object({ state: z._default(z.enum(['open', 'handled']), 'open'), before: z.optional(Id) }),
    output: z.object({
      alerts: z.array(SafetyAlert),
      hasMore: z.boolean(),
      /** All that are open. */ open: z.int(),
    }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  handle: endpoint({
    method: 'PATCH',
    path: '/api/safety-alerts/:id',
    access: 'monitor',
    isOfOwnPupils: true,
    summary: 'Notes that an adult has taken care of an alert, and what was done; false opens it again.',
    input: z.object({
      id: Id,
      isHandled: z.boolean(),
      note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_ALERT_NOTE)))),
    }),
    output: SafetyAlert,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
}
