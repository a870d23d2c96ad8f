import { check, index, integer, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { id, instant, isBetween } from '../columns.ts'

/** Where a learner stands in one skill; follows from the attempts and can be rebuilt from them. */
export const skillStates = pgTable(
  'skill_states',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skill: text('skill').notNull(),
    /** 0 to 1. */
    level: real('level').notNull(),
    attempts: integer('attempts').notNull(),
    correct: integer('correct').notNull(),
    /** Right answers in a row without help. */
    unaidedStreak: integer('unaided_streak').notNull().default(0),
    lastAnsweredAt: instant('last_answered_at').notNull(),
  },
  (state) => [
    unique('skill_states_skill').on(state.userId, state.skill),
    index('skill_states_of_skill').on(state.skill),
    check('skill_states_level_possible', isBetween(state.level, 0, 1)),
  ],
)
