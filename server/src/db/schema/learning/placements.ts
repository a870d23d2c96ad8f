import { index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { descending } from '../constraints.ts'
import { practiceProblems } from './practice-problems.ts'

/** A placement test of one subject, from its first question to its report. */
export const placements = pgTable(
  'placements',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    subject: varchar('subject', { length: 50 }).notNull(),
    /** What the engine of placement knows so far; its shape belongs to the engine. */
    state: jsonb('state').$type<unknown>().notNull(),
    /** The question on the screen; null when there is none left. */
    problemId: integer('problem_id').references(() => practiceProblems.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (placement) => [
    index('placements_of_user').on(placement.userId, placement.subject, descending(placement.startedAt)),
    index('placements_problem').on(placement.problemId),
  ],
)
