import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { descending, isBetween } from '../constraints.ts'

/** The query and its index must say the very same expression. */
export function isUntouchedInBundle(problem: Record<'bundle' | 'tries' | 'hintsShown', AnyColumn>): SQL {
  return sql`${problem.bundle} is not null and ${problem.tries} = 0 and ${problem.hintsShown} = 0`
}

/** A problem that was handed to a learner. The skill, the difficulty and the seed make it again, word for word. */
export const practiceProblems = pgTable(
  'practice_problems',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    skill: text('skill').notNull(),
    difficulty: integer('difficulty').notNull(),
    seed: integer('seed').notNull(),
    hintsShown: integer('hints_shown').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    givenAt: instant('given_at').notNull().defaultNow(),
    /** What it was taken along for: a lesson or a skill. Null where it was asked for alone. */
    bundle: text('bundle'),
    solutionShownAt: instant('solution_shown_at'),
    solvedAt: instant('solved_at'),
  },
  (problem) => [
    index('practice_problems_of_user').on(
      problem.userId,
      descending(problem.givenAt),
      descending(problem.id),
    ),
    /** What devices still have to ask. */
    index('practice_problems_in_bundles')
      .on(problem.userId, descending(problem.id))
      .where(isUntouchedInBundle(problem)),
    check('practice_problems_difficulty_known', isBetween(problem.difficulty, 1, 3)),
    check('practice_problems_hints_possible', isBetween(problem.hintsShown, 0, 3)),
  ],
)

export type ProblemRow = typeof practiceProblems.$inferSelect
