import { type AnyColumn, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { descending, isOneOf } from '../constraints.ts'
import { quizResults } from './quizzes.ts'

export const ATTEMPT_SOURCES = [
  'quiz',
  'practice',
  'placement',
  'lesson',
  'review',
  'assignment',
  'mission',
] as const

/** An answer in practice. The query and its index must say the very same expression, in literals. */
export function isPractice(attempt: Record<'source' | 'voidedAt', AnyColumn>): SQL {
  return sql`${attempt.source} = 'practice' and ${attempt.voidedAt} is null`
}

/**
 * Every answer a learner ever gave. Rows are only added: mastery is replayed from them, and a wrong
 * one is voided, never changed.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    source: text('source', { enum: ATTEMPT_SOURCES }).notNull(),
    itemId: text('item_id').notNull(),
    skills: text('skills').array().notNull().default([]),
    correct: boolean('correct').notNull(),
    /** A hint or a solution was seen first. */
    helped: boolean('helped').notNull().default(false),
    hintsUsed: integer('hints_used').notNull().default(0),
    /** Which try at the same question this was; mastery learns from the first one. Of a quiz it is the attempt. */
    tryNumber: integer('try_number').notNull().default(1),
    /** Makes a generated problem again. */
    seed: integer('seed'),
    difficulty: integer('difficulty'),
    answer: jsonb('answer').$type<unknown>(),
    timeSpentSeconds: integer('time_spent_seconds'),
    /** When the learner answered; an offline device reports it later. */
    answeredAt: instant('answered_at').notNull().defaultNow(),
    /** The learner's own calendar day of the answer; "on different days" must not change when they move. */
    day: date('day'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    deviceId: text('device_id'),
    /** The name the device gave this answer, so that sending it twice stores it once. */
    clientId: text('client_id'),
    quizResultId: integer('quiz_result_id').references(() => quizResults.id, { onDelete: 'set null' }),
    voidedAt: instant('voided_at'),
    /** Success as foreseen before the answer, from 0 to 1: by the engine, by Elo and by the learner's moving average. */
    predicted: real('predicted'),
    predictedByElo: real('predicted_by_elo'),
    predictedByAverage: real('predicted_by_average'),
  },
  (attempt) => [
    unique('attempts_client_id').on(attempt.userId, attempt.clientId),
    index('attempts_of_user').on(attempt.userId, descending(attempt.answeredAt), descending(attempt.id)),
    // Counts what was tried and solved, skill by skill and each problem once, without a look at the rows.
    index('attempts_in_practice')
      .on(attempt.userId, attempt.skills, attempt.itemId, attempt.seed, attempt.correct)
      .where(isPractice(attempt)),
    /** What a level rests on. Every answer names one skill; a second one would not be found here. */
    index('attempts_of_skill').on(attempt.userId, sql`(${attempt.skills}[1])`, descending(attempt.id)),
    /** What a taken-back question touches; generated ones are told apart by their seed. */
    index('attempts_of_item').on(attempt.itemId, attempt.seed).where(isNull(attempt.voidedAt)),
    index('attempts_of_quiz_result').on(attempt.quizResultId).where(isNotNull(attempt.quizResultId)),
    check('attempts_source_known', isOneOf(attempt.source, ATTEMPT_SOURCES)),
  ],
)
