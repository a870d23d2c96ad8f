import { isNotNull, isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant, restorable, updatedAt } from '../columns.ts'
import { byNewest, isOneOf } from '../constraints.ts'
import { tsvector, wordsOf } from '../search.ts'
import { users } from './users.ts'

export const TICKET_CATEGORIES = ['general', 'technical', 'billing', 'feature'] as const
export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const
export const INBOX_ENTRIES = ['answer', 'note', 'status', 'priority', 'assigned'] as const
/** `sending`: the mail server may have it, so nobody sends it again. */
export const ANSWER_MAIL_STATES = ['waiting', 'sending', 'sent', 'refused'] as const

/** Who of the admins has it in hand, and how often it was changed: whoever writes says which state they saw. */
const inHand = () => ({
  assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
  revision: integer('revision').notNull().default(0),
})

export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    category: text('category', { enum: TICKET_CATEGORIES }).notNull().default('general'),
    priority: text('priority', { enum: TICKET_PRIORITIES }).notNull().default('medium'),
    status: text('status', { enum: TICKET_STATUSES }).notNull().default('open'),
    response: text('response'),
    ...inHand(),
    words: tsvector('words').generatedAlwaysAs(
      wordsOf([
        ['subject', 'A'],
        ['message', 'B'],
      ]),
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (ticket) => [
    index('support_tickets_of_user').on(ticket.userId, ...byNewest(ticket)),
    index('support_tickets_newest').on(...byNewest(ticket)),
    index('support_tickets_of_status').on(ticket.status, ...byNewest(ticket)),
    index('support_tickets_of_admin')
      .on(ticket.assignedTo, ...byNewest(ticket))
      .where(isNotNull(ticket.assignedTo)),
    index('support_tickets_words').using('gin', ticket.words),
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
    /** Who was signed in when it was sent; the name and address are what they typed all the same. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    priority: text('priority', { enum: TICKET_PRIORITIES }).notNull().default('medium'),
    status: text('status', { enum: TICKET_STATUSES }).notNull().default('open'),
    response: text('response'),
    ...inHand(),
    words: tsvector('words').generatedAlwaysAs(
      wordsOf([
        ['subject', 'A'],
        ['name', 'A'],
        ['email', 'A'],
        ['message', 'B'],
      ]),
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (message) => [
    index('contact_messages_newest').on(...byNewest(message)),
    index('contact_messages_of_status').on(message.status, ...byNewest(message)),
    index('contact_messages_of_admin')
      .on(message.assignedTo, ...byNewest(message))
      .where(isNotNull(message.assignedTo)),
    index('contact_messages_of_user').on(message.userId).where(isNotNull(message.userId)),
    index('contact_messages_words').using('gin', message.words),
    check('contact_messages_priority_known', isOneOf(message.priority, TICKET_PRIORITIES)),
    check('contact_messages_status_known', isOneOf(message.status, TICKET_STATUSES)),
  ],
)

/** What admins did with a ticket or a contact message, in order: answers, inner notes, changes of its state. */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    id: id(),
    ticketId: integer('ticket_id').references(() => supportTickets.id, { onDelete: 'cascade' }),
    contactId: integer('contact_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: INBOX_ENTRIES }).notNull(),
    /** Of an answer or a note what was written, of a change the new value. */
    text: text('text'),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of an answer to a contact message, where the product sends mail. */
    mailState: text('mail_state', { enum: ANSWER_MAIL_STATES }),
    mailNotBefore: instant('mail_not_before'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    createdAt: createdAt(),
  },
  (entry) => [
    index('inbox_entries_of_ticket').on(entry.ticketId, entry.id).where(isNotNull(entry.ticketId)),
    index('inbox_entries_of_contact').on(entry.contactId, entry.id).where(isNotNull(entry.contactId)),
    index('inbox_entries_of_author').on(entry.authorId).where(isNotNull(entry.authorId)),
    index('inbox_entries_to_mail').on(entry.mailNotBefore).where(sql`${entry.mailState} = 'waiting'`),
    check('inbox_entries_of_one', sql`num_nonnulls(${entry.ticketId}, ${entry.contactId}) = 1`),
    check('inbox_entries_kind_known', isOneOf(entry.kind, INBOX_ENTRIES)),
    check('inbox_entries_mail_state_known', isOneOf(entry.mailState, ANSWER_MAIL_STATES)),
  ],
)

/** Answers that admins write often, for all of them to use. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: id(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    ...restorable(),
  },
  (answer) => [
    index('canned_answers_by_title').on(answer.title, answer.id).where(isNull(answer.deletedAt)),
    index('canned_answers_deleted').on(answer.deletedAt).where(isNotNull(answer.deletedAt)),
  ],
)
