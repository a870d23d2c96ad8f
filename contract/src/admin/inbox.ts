import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { LONGEST_MESSAGE, TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from '../profile/support.ts'
import { FILL_IN, requireText } from '../study/fields.ts'
import { ADMIN_REMOVAL, ADMIN_RESTORATION, REFUSED } from './restorable.ts'

/** A ticket of somebody with an account, or a message of a visitor through the contact page. */
export const INBOX_KINDS = ['ticket', 'contact'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]
/** `waiting`: open or in progress. */
export const INBOX_FILTERS = ['waiting', ...TICKET_STATUSES, 'all'] as const
export type InboxFilter = (typeof INBOX_FILTERS)[number]
export const INBOX_ENTRY_KINDS = ['answer', 'note', 'status', 'priority', 'assigned'] as const
export const INBOX_PER_PAGE = 50
export const LONGEST_INBOX_SEARCH = 100
export const LONGEST_NOTE = 2_000
export const LONGEST_CANNED_TITLE = 100
export const MOST_CANNED = 100
/** Open ones are counted up to here; more are "99+". */
export const MOST_OPEN_COUNTED = 100

const Admin = z.nullable(z.object({ id: z.int(), name: z.string() }))

export const InboxItem = z.object({
  kind: z.enum(INBOX_KINDS),
  id: z.int(),
  subject: z.string(),
  /** The beginning of the message. */
  excerpt: z.string(),
  category: z.nullable(z.enum(TICKET_CATEGORIES)),
  priority: z.enum(TICKET_PRIORITIES),
  status: z.enum(TICKET_STATUSES),
  /** Role and grade of accounts only. A contact message keeps the name and the address that were typed. */
  sender: z.object({
    userId: z.nullable(z.int()),
    name: z.string(),
    username: z.nullable(z.string()),
    email: z.nullable(z.string()),
    role: z.nullable(z.enum(ROLES)),
    grade: z.nullable(z.int()),
  }),
  assignee: Admin,
  isAnswered: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
})
export type InboxItem = z.output<typeof InboxItem>

const InboxEntry = z.object({
  id: z.int(),
  kind: z.enum(INBOX_ENTRY_KINDS),
  /** Of an answer or a note what was written, of a change the new status or priority; null: given back. */
  text: z.nullable(z.string()),
  /** Null for an account that is gone. */
  author: z.nullable(z.string()),
  /** Of an answer to a contact message; null: mail is not set up, so that it has to be sent by hand. */
  mail: z.nullable(z.enum(['waiting', 'sending', 'sent', 'refused'])),
  createdAt: Moment,
})
export type InboxEntry = z.output<typeof InboxEntry>

export const InboxThread = z.extend(InboxItem, {
  message: z.string(),
  response: z.nullable(z.string()),
  /** Counts the changes: whoever writes says which state they saw. */
  revision: z.int(),
  /** Whether an answer reaches the sender by itself: in the app, or by mail. */
  reaches: z.enum(['app', 'mail', 'nobody']),
  entries: z.array(InboxEntry),
})
export type InboxThread = z.output<typeof InboxThread>

export const CannedAnswer = z.object({ id: z.int(), title: z.string(), text: z.string() })
export type CannedAnswer = z.output<typeof CannedAnswer>

const CannedFields = {
  title: requireText(FILL_IN, LONGEST_CANNED_TITLE),
  text: requireText(FILL_IN, LONGEST_MESSAGE),
}
const OneItem = { kind: z.enum(INBOX_KINDS), id: Id }

export const inbox = {
  count: endpoint({
    method: 'GET',
    path: '/api/admin/inbox/count',
    access: 'admin',
    summary: `How many tickets and contact messages nobody has begun with, each counted up to ${MOST_OPEN_COUNTED}.`,
    input: NothingSent,
    output: z.object({ tickets: z.int(), contacts: z.int() }),
    errors: [...REFUSED],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/inbox',
    access: 'admin',
    isAskedByItself: true,
    summary: `Tickets and contact messages in one list, ${INBOX_PER_PAGE} at a time; \`after\` is the \`next\` of the page before.`,
    input: z.object({
      kind: z.optional(z.enum(INBOX_KINDS)),
      status: z._default(z.enum(INBOX_FILTERS), 'waiting'),
      priority: z.optional(z.enum(TICKET_PRIORITIES)),
      only: z.optional(z.enum(['mine', 'nobodys'])),
      search: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_INBOX_SEARCH))),
      /** All of one person. */
      userId: z.optional(Id),
      order: z._default(z.enum(['newest', 'oldest']), 'newest'),
      after: z.optional(z.string().check(z.regex(/^\d{1,14}\.(?:ticket|contact)\.\d{1,9}$/))),
    }),
    output: z.object({ items: z.array(InboxItem), next: z.nullable(z.string()) }),
    errors: [...REFUSED, 'invalid_input'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/inbox/:kind/:id',
    access: 'admin',
    isAskedByItself: true,
    summary: 'A ticket or contact message with everything that was done about it.',
    input: z.object(OneItem),
    output: InboxThread,
    errors: [...REFUSED, 'not_found', 'invalid_input'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/inbox/:kind/:id',
    access: 'admin',
    summary:
      'Answers, notes something for the other admins, takes it in hand or moves it on. With `revision` it is refused when somebody changed it since. It is audited.',
    input: z.object({
      ...OneItem,
      revision: z.optional(z.int().check(z.minimum(0))),
      response: z.optional(requireText(FILL_IN, LONGEST_MESSAGE)),
      note: z.optional(requireText(FILL_IN, LONGEST_NOTE)),
      status: z.optional(z.enum(TICKET_STATUSES)),
      priority: z.optional(z.enum(TICKET_PRIORITIES)),
      assign: z.optional(z.enum(['me', 'nobody'])),
    }),
    output: InboxThread,
    errors: [...REFUSED, 'not_found', 'conflict', 'invalid_input'],
  }),
}

export const cannedAnswers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/canned-answers',
    access: 'admin',
    summary: 'Answers that admins use again and again, by title.',
    input: NothingSent,
    output: z.array(CannedAnswer),
    errors: [...REFUSED],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/canned-answers',
    access: 'admin',
    summary: 'Keeps an answer for later.',
    input: z.object(CannedFields),
    output: CannedAnswer,
    status: 201,
    errors: [...REFUSED, 'conflict', 'invalid_input'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/admin/canned-answers/:id',
    access: 'admin',
    summary: 'Changes a kept answer.',
    input: z.object({ id: Id, ...CannedFields }),
    output: CannedAnswer,
    errors: [...REFUSED, 'not_found', 'invalid_input'],
  }),
  remove: endpoint({
    ...ADMIN_REMOVAL,
    path: '/api/admin/canned-answers/:id',
    summary: 'Deletes a kept answer; it can be restored for 30 days.',
  }),
  restore: endpoint({
    ...ADMIN_RESTORATION,
    path: '/api/admin/canned-answers/:id/restore',
    summary: 'Restores a kept answer.',
    output: CannedAnswer,
  }),
}
