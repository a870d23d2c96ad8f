import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { FILL_IN, requireText } from '../study/fields.ts'

export const TICKET_CATEGORIES = ['general', 'technical', 'billing', 'feature'] as const
export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const
export const LONGEST_SUBJECT = 200
export const LONGEST_MESSAGE = 5000
export const TICKETS_PER_PAGE = 50

export const SupportTicket = z.object({
  id: z.int(),
  subject: z.string(),
  message: z.string(),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES),
  status: z.enum(TICKET_STATUSES),
  /** The newest answer. */
  response: z.nullable(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
})
export type SupportTicket = z.output<typeof SupportTicket>

const OwnTicket = z.extend(SupportTicket, {
  /** Every answer, the oldest first. */
  answers: z.array(z.object({ text: z.string(), createdAt: Moment })),
})
export type OwnTicket = z.output<typeof OwnTicket>

const AdminTicket = z.extend(SupportTicket, {
  person: z.object({ id: z.int(), username: z.string(), name: z.string(), role: z.string() }),
})

export const support = {
  create: endpoint({
    method: 'POST',
    path: '/api/support/ticket',
    access: 'signedIn',
    summary: 'Asks the people behind this installation for help.',
    input: z.object({
      subject: requireText(FILL_IN, LONGEST_SUBJECT),
      message: requireText(FILL_IN, LONGEST_MESSAGE),
      category: z._default(z.enum(TICKET_CATEGORIES), 'general'),
      priority: z._default(z.enum(TICKET_PRIORITIES), 'medium'),
    }),
    output: SupportTicket,
    status: 201,
    errors: ['not_signed_in', 'invalid_input', 'too_many_requests'],
    signedOut: 'userNotLoggedIn',
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/support/tickets',
    access: 'signedIn',
    summary: `The caller's newest ${TICKETS_PER_PAGE} tickets with status and answers.`,
    input: NothingSent,
    output: z.array(OwnTicket),
    errors: ['not_signed_in'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/support/tickets',
    access: 'admin',
    summary: "Everybody's tickets, newest first; `before` is the id that the page before ended with.",
    input: z.object({
      status: z.optional(z.enum(TICKET_STATUSES)),
      priority: z.optional(z.enum(TICKET_PRIORITIES)),
      before: z.optional(Id),
    }),
    output: z.array(AdminTicket),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  answer: endpoint({
    method: 'PATCH',
    path: '/api/admin/support/tickets/:id',
    access: 'admin',
    summary: 'Answers a ticket, or says how far it is.',
    input: z.object({
      id: Id,
      status: z.optional(z.enum(TICKET_STATUSES)),
      response: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_MESSAGE)))),
    }),
    output: AdminTicket,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
}
