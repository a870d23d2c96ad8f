import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, isOneOf, updatedAt } from '../columns.ts'
import { users } from './users.ts'

export const TICKET_CATEGORIES = ['general', 'technical', 'billing', 'feature'] as const
export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const
export const CONTACT_MESSAGE_STATUSES = ['new', 'read', 'answered', 'archived'] as const

export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    category: text('category', { enum: TICKET_CATEGORIES }).notNull().default('general'),
    priority: text('priority', { enum: TICKET_PRIORITIES }).notNull().default('medium'),
    status: text('status', { enum: TICKET_STATUSES }).notNull().default('open'),
    response: text('response'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (ticket) => [
    index('support_tickets_of_user').on(
      ticket.userId,
      ticket.createdAt.desc().nullsFirst(),
      ticket.id.desc().nullsFirst(),
    ),
    index('support_tickets_newest').on(ticket.createdAt.desc().nullsFirst(), ticket.id.desc().nullsFirst()),
    index('support_tickets_of_status').on(
      ticket.status,
      ticket.createdAt.desc().nullsFirst(),
      ticket.id.desc().nullsFirst(),
    ),
    check('support_tickets_category_known', isOneOf(ticket.category, TICKET_CATEGORIES)),
    check('support_tickets_priority_known', isOneOf(ticket.priority, TICKET_PRIORITIES)),
    check('support_tickets_status_known', isOneOf(ticket.status, TICKET_STATUSES)),
  ],
)

/** What visitors send through the contact page, signed in or not. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: CONTACT_MESSAGE_STATUSES }).notNull().default('new'),
    createdAt: createdAt(),
  },
  (message) => [
    index('contact_messages_newest').on(
      message.createdAt.desc().nullsFirst(),
      message.id.desc().nullsFirst(),
    ),
    index('contact_messages_of_status').on(
      message.status,
      message.createdAt.desc().nullsFirst(),
      message.id.desc().nullsFirst(),
    ),
    check('contact_messages_status_known', isOneOf(message.status, CONTACT_MESSAGE_STATUSES)),
  ],
)
