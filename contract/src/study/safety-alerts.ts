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

/** `falseAlarm`: there was nothing to take care of. The school counts these to see how well the judge does. */
export const ALERT_OUTCOMES = ['helped', 'falseAlarm'] as const

export const ALERT_STEPS = [
  'taken',
  'givenBack',
  'escalated',
  'escalatedByItself',
  'handled',
  'falseAlarm',
  'openedAgain',
] as const
export type AlertStep = (typeof ALERT_STEPS)[number]

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
  /** Empty for open ones, and for those handled before this was asked. */
  outcome: z.nullable(z.enum(ALERT_OUTCOMES)),
  note: z.nullable(z.string()),
  /** Who has it in hand: others leave it to them, but may take it over. */
  takenAt: z.nullable(Moment),
  takenBy: z.nullable(z.string()),
  isTakenByMe: z.boolean(),
  /** Since when it is a matter of all admins, or of the contact that is named. */
  escalatedAt: z.nullable(Moment),
  escalatedTo: z.nullable(z.string()),
  /** What adults did about it, the oldest first; null for the product itself. */
  history: z.array(
    z.object({
      step: z.enum(ALERT_STEPS),
      by: z.nullable(z.string()),
      to: z.nullable(z.string()),
      at: Moment,
    }),
  ),
})
export type SafetyAlert = z.output<typeof SafetyAlert>

export const safetyAlerts = {
  count: endpoint({
    method: 'GET',
    path: '/api/safety-alerts/count',
    access: 'monitor',
    isAskedByItself: true,
    summary: "How many alerts about a teacher's own students, or about all for an admin, are open.",
    input: NothingSent,
    output: z.object({ open: z.int() }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/safety-alerts',
    access: 'monitor',
    summary:
      "Alerts about a teacher's own students, or about all for an admin, newest first; the next ones come before the last one's id.",
    input: z.object({ state: z._default(z.enum(['open', 'handled']), 'open'), before: z.optional(Id) }),
    output: z.object({
      alerts: z.array(SafetyAlert),
      hasMore: z.boolean(),
      /** All that are open. */ open: z.int(),
      /** Whom the operator has named for cases like these, with how to reach them. */
      contacts: z.array(z.object({ name: z.string(), contact: z.string() })),
      /** An alert that nobody takes for so long goes to all admins; null: never by itself. */
      escalatesAfterHours: z.nullable(z.int()),
      /** Of those taken care of in the last 90 days, and how many of them were false alarms; to admins alone. */
      quality: z.nullable(z.object({ handled: z.int(), falseAlarms: z.int() })),
    }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  handle: endpoint({
    method: 'PATCH',
    path: '/api/safety-alerts/:id',
    access: 'monitor',
    isOfOwnStudents: true,
    summary:
      'Notes that an adult has taken care of an alert, and what was done, or that it was a false alarm; false opens it again, for the caller to see to. `isUndo` takes back what the caller noted by mistake: whoever had the alert in hand before has it again. It is audited.',
    input: z.object({
      id: Id,
      isHandled: z.boolean(),
      outcome: z._default(z.enum(ALERT_OUTCOMES), 'helped'),
      note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_ALERT_NOTE)))),
      isUndo: z._default(z.boolean(), false),
    }),
    output: SafetyAlert,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
  take: endpoint({
    method: 'PUT',
    path: '/api/safety-alerts/:id/taken',
    access: 'monitor',
    isOfOwnStudents: true,
    summary:
      'Says that the caller sees to an alert; false gives it back. Whoever has it is not replaced without `isTakingOver`. It is audited.',
    input: z.object({ id: Id, isTaken: z.boolean(), isTakingOver: z._default(z.boolean(), false) }),
    output: SafetyAlert,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
  escalate: endpoint({
    method: 'POST',
    path: '/api/safety-alerts/:id/escalate',
    access: 'monitor',
    isOfOwnStudents: true,
    summary:
      'Tells all admins of an alert, or writes down that a named contact of the operator was told. It is audited.',
    input: z.object({
      id: Id,
      /** The name of a contact; left out: all admins. */
      to: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
      note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_ALERT_NOTE)))),
    }),
    output: SafetyAlert,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
}
