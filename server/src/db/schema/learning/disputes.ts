import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, id, instant, isOneOf } from '../columns.ts'
import { attempts } from './attempts.ts'

export const DISPUTE_OUTCOMES = ['voided', 'kept'] as const

/** "This question is wrong": a learner's word about one answer, until a teacher has decided. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    index('disputes_of_user').on(dispute.userId, dispute.createdAt.desc().nullsFirst()),
    index('disputes_open').on(dispute.id.desc().nullsFirst()).where(sql`${dispute.outcome} is null`),
    index('disputes_decided').on(dispute.id.desc().nullsFirst()).where(sql`${dispute.outcome} is not null`),
    index('disputes_voided').on(dispute.itemId, dispute.seed).where(sql`${dispute.outcome} = 'voided'`),
    index('disputes_unsettled')
      .on(dispute.id)
      .where(sql`${dispute.outcome} = 'voided' and ${dispute.settledAt} is null`),
    index('disputes_decided_by').on(dispute.decidedBy).where(sql`${dispute.decidedBy} is not null`),
    check('disputes_outcome_known', isOneOf(dispute.outcome, DISPUTE_OUTCOMES)),
  ],
)
