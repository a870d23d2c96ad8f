import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'

/** A mission of Kids Code that a learner's program has done, by the server's own judgment; once each. */
export const missionCompletions = pgTable(
  'mission_completions',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    missionId: text('mission_id').notNull(),
    completedAt: instant('completed_at').notNull(),
    hintsUsed: integer('hints_used').notNull().default(0),
  },
  (completion) => [
    unique('mission_completions_once').on(completion.userId, completion.missionId),
    index('mission_completions_old').on(completion.completedAt),
  ],
)
