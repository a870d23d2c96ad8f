import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Clock, Id, Moment, NothingSent } from './fields.ts'

/**
 * What people are told about, and the switch of their settings that silences it (null: none does). A new kind is a line
 * here; the compiler then asks for its words in the mail and in the app.
 */
export const NOTIFICATION_KINDS = {
  study_reminder: { toggle: 'study_reminder' },
  badge_earned: { toggle: 'achievements' },
  week_summary: { toggle: 'progress_updates' },
  document_shared: { toggle: 'progress_updates' },
  guide_shared: { toggle: 'progress_updates' },
  document_commented: { toggle: 'progress_updates' },
  announcement: { toggle: 'progress_updates' },
  family_message: { toggle: null },
  guardian_joined: { toggle: null },
  deletion_decided: { toggle: null },
  class_enrolled: { toggle: 'progress_updates' },
  class_invited: { toggle: 'progress_updates' },
  assignment_given: { toggle: 'progress_updates' },
  work_graded: { toggle: 'progress_updates' },
  work_returned: { toggle: 'progress_updates' },
  publication_approved: { toggle: 'progress_updates' },
  publication_declined: { toggle: 'progress_updates' },
  ticket_answered: { toggle: 'progress_updates' },
  ticket_moved: { toggle: 'progress_updates' },
  alert_raised: { toggle: null },
  alert_escalated: { toggle: null },
  teacher_approved: { toggle: null },
  password_given: { toggle: null },
  email_unproven: { toggle: null },
  email_released: { toggle: null },
  provider_linked: { toggle: null },
  password_dropped: { toggle: null },
  password_changed: { toggle: null },
  passkey_added: { toggle: null },
  passkey_removed: { toggle: null },
  authenticator_added: { toggle: null },
  authenticator_removed: { toggle: null },
  provider_unlinked: { toggle: null },
  backup_failed: { toggle: null },
} as const satisfies Record<string, { toggle: string | null }>
export type NotificationKind = keyof typeof NOTIFICATION_KINDS

export const NOTIFICATIONS_PER_PAGE = 20
/** Unread ones are counted up to here; more are "99+". */
export const MOST_COUNTED = 100
/** Where the links of mails lead; not a page of the web app, because nobody has to sign in for it. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

export const Notification = z.object({
  id: z.int(),
  /** One of the kinds; a page that is older than the server may meet one that it does not know. */
  kind: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string(),
  createdAt: Moment,
  readAt: z.nullable(Moment),
})
export type Notification = z.output<typeof Notification>

const Unread = z.object({ unread: z.int() })
export type Unread = z.output<typeof Unread>

/**
 * Whether mail reaches the person: `off` by the operator, without an own `address`, until it is confirmed (`unproven`), or
 * until a `guardian` agrees.
 */
export const MAIL_ROADS = ['open', 'off', 'address', 'unproven', 'guardian'] as const

export const Schedule = z.object({
  /** By the person's own clock, as the quiet hours. */
  remindAt: z.string(),
  quietFrom: z.string(),
  quietTo: z.string(),
  mailEnabled: z.boolean(),
  mail: z.enum(MAIL_ROADS),
})
export type Schedule = z.output<typeof Schedule>

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'signedIn',
    summary: `The caller's notifications, newest first, ${NOTIFICATIONS_PER_PAGE} at a time; the next ones come before the last one's id.`,
    input: z.object({ before: z.optional(Id) }),
    output: z.array(Notification),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'ageless',
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'signedIn',
    isAskedByItself: true,
    summary: `How many notifications the caller has not read, counted up to ${MOST_COUNTED}.`,
    input: NothingSent,
    output: Unread,
    errors: ['not_signed_in'],
    offline: 'ageless',
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notifications/:id/read',
    access: 'owner',
    summary: 'Marks a notification as read.',
    input: z.object({ id: Id }),
    output: Unread,
    errors: ['not_signed_in', 'not_found'],
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'signedIn',
    summary: 'Marks as read what the caller has seen: this notification and all that are older.',
    input: z.object({ upTo: Id }),
    output: Unread,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  schedule: endpoint({
    method: 'GET',
    path: '/api/notifications/schedule',
    access: 'signedIn',
    summary: 'When the caller is reminded, when it is quiet, and whether mail is sent.',
    input: NothingSent,
    output: Schedule,
    errors: ['not_signed_in'],
  }),
  saveSchedule: endpoint({
    method: 'PUT',
    path: '/api/notifications/schedule',
    access: 'signedIn',
    summary: 'Changes when the caller is reminded; fields that are not sent stay unchanged.',
    input: z.object({
      remindAt: z.optional(Clock),
      quietFrom: z.optional(Clock),
      quietTo: z.optional(Clock),
      mailEnabled: z.optional(z.boolean()),
    }),
    output: Schedule,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
