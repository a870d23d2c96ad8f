import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, id, instant } from '../columns.ts'
import { isOneOf } from '../constraints.ts'

export const BADGE_COLORS = ['primary', 'emerald', 'amber', 'cyan', 'purple'] as const

export type BadgeCriteria = {
  subject?: string
  lessonCount?: number
  missionCount?: number
  perfectScoreStreak?: number
  completeAll?: boolean
  multiSubject?: boolean
  /** The count must be reached within one day. */
  daily?: boolean
}

export const badges = pgTable(
  'badges',
  {
    id: id(),
    name: text('name').notNull().unique('badges_name'),
    description: text('description').notNull(),
    icon: text('icon').notNull(),
    color: text('color', { enum: BADGE_COLORS }).notNull(),
    criteria: jsonb('criteria').$type<BadgeCriteria>().notNull(),
  },
  (badge) => [check('badges_color_known', isOneOf(badge.color, BADGE_COLORS))],
)

export const userBadges = pgTable(
  'user_badges',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    badgeId: integer('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'restrict' }),
    dateEarned: instant('date_earned').notNull().defaultNow(),
  },
  (earned) => [
    unique('user_badges_badge').on(earned.userId, earned.badgeId),
    index('user_badges_of_badge').on(earned.badgeId),
  ],
)
