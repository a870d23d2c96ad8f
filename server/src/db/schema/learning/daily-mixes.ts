import { date, jsonb, pgTable, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'

export type PlannedProblem = { skill: string; difficulty: 1 | 2 | 3; why: string }

/** What a learner's day was planned to hold, kept from the first problem on: a plan must not change while it is worked off. */
export const dailyMixes = pgTable(
  'daily_mixes',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    /** In the learner's own time zone. */
    day: date('day').notNull(),
    problems: jsonb('problems').$type<PlannedProblem[]>().notNull(),
    plannedAt: instant('planned_at').notNull().defaultNow(),
  },
  (mix) => [unique('daily_mixes_day').on(mix.userId, mix.day)],
)
