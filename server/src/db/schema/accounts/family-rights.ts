import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../columns.ts'
import { isOneOf } from '../constraints.ts'
import { users } from './users.ts'

/**
 * What the school lets guardians read besides the record of learning. Each decision is a row and stays; the newest holds, and without one
 * nothing is read.
 */
export const familyReadings = pgTable(
  'family_readings',
  {
    id: id(),
    chats: boolean('chats').notNull(),
    notes: boolean('notes').notNull(),
    alerts: boolean('alerts').notNull(),
    /** Why, in the school's words. */
    text: text('text').notNull(),
    setBy: integer('set_by').references(() => users.id, { onDelete: 'set null' }),
    setAt: instant('set_at').notNull(),
  },
  (reading) => [index('family_readings_set_by').on(reading.setBy).where(isNotNull(reading.setBy))],
)

export const DELETION_STATES = ['asked', 'withdrawn', 'declined', 'done'] as const

/** A guardian asks the school to delete the account of a child. The school decides once; until then it can be withdrawn. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: id(),
    /** The child. */
    userId: belongsTo('user_id', () => users.id),
    askedBy: integer('asked_by').references(() => users.id, { onDelete: 'set null' }),
    reason: varchar('reason', { length: 1000 }).notNull().default(''),
    askedAt: instant('asked_at').notNull(),
    state: text('state', { enum: DELETION_STATES }).notNull().default('asked'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** What the school tells the guardian. */
    answer: varchar('answer', { length: 1000 }),
  },
  (request) => [
    index('deletion_requests_of_user').on(request.userId, request.id),
    uniqueIndex('deletion_requests_one_open').on(request.userId).where(sql`${request.state} = 'asked'`),
    index('deletion_requests_state').on(request.state, request.id),
    index('deletion_requests_asked_by').on(request.askedBy).where(isNotNull(request.askedBy)),
    index('deletion_requests_decided_by').on(request.decidedBy).where(isNotNull(request.decidedBy)),
    check('deletion_requests_state_known', isOneOf(request.state, DELETION_STATES)),
  ],
)

export const isOpenRequestOf = (childId: number) =>
  and(eq(deletionRequests.userId, childId), eq(deletionRequests.state, 'asked'))
