import { isNotNull, isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'
import { attempts } from './attempts.ts'

export const DISPUTE_OUTCOMES = ['voided', 'kept'] as const

/** "This question is wrong": a learner's word about one answer, until a teacher has decided. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    attemptId: integer('attempt_id')
      .notNull()
      .unique('disputes_attempt')
      .references(() => attempts.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** Tells a generated question from others of its kind; null for written ones. */
    seed: integer('seed'),
    /** What the learner wrote. */
    message: varchar('message', { length: 500 }).notNull().default(''),
    createdAt: createdAt(),
    outcome: text('outcome', { enum: DISPUTE_OUTCOMES }),
    /** What the teacher answered. */
    reply: varchar('reply', { length: 500 }),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** When a question that was taken back had left no trace in anybody's levels. */
    settledAt: instant('settled_at'),
    /** How many answers were taken back. */
    answersVoided: integer('answers_voided').notNull().default(0),
  },
  (dispute) => [
    index('disputes_of_user').on(dispute.userId, descending(dispute.createdAt)),
    index('disputes_open').on(descending(dispute.id)).where(isNull(dispute.outcome)),
    index('disputes_decided').on(descending(dispute.id)).where(isNotNull(dispute.outcome)),
    index('disputes_voided').on(dispute.itemId, dispute.seed).where(sql`${dispute.outcome} = 'voided'`),
    index('disputes_unsettled')
      .on(dispute.id)
      .where(sql`${dispute.outcome} = 'voided' and ${dispute.settledAt} is null`),
    index('disputes_decided_by').on(dispute.decidedBy).where(isNotNull(dispute.decidedBy)),
    check('disputes_outcome_known', isOneOf(dispute.outcome, DISPUTE_OUTCOMES)),
  ],
)
