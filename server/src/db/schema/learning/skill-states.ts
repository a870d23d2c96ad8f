import { check, index, integer, jsonb, pgTable, real, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { isBetween, isOneOf } from '../constraints.ts'

export const SKILL_LEVELS = ['new', 'learning', 'practised', 'mastered', 'needsRefresh'] as const

/** Where a learner stands in one skill; follows from the attempts and can be rebuilt from them. */
export const skillStates = pgTable(
  'skill_states',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    skill: text('skill').notNull(),
    /** Foreseen success on an unseen problem right after the last answer, 0 to 1. It fades from then on. */
    mastery: real('mastery').notNull(),
    level: text('level', { enum: SKILL_LEVELS }).notNull(),
    answers: integer('answers').notNull(),
    correct: integer('correct').notNull(),
    lastAnsweredAt: instant('last_answered_at').notNull(),
    /** What the level rests on; its shape belongs to the engine of levels. */
    evidence: jsonb('evidence').$type<unknown>().notNull(),
  },
  (state) => [
    unique('skill_states_skill').on(state.userId, state.skill),
    index('skill_states_of_skill').on(state.skill),
    check('skill_states_mastery_possible', isBetween(state.mastery, 0, 1)),
    check('skill_states_level_known', isOneOf(state.level, SKILL_LEVELS)),
  ],
)
