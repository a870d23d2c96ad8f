import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, updatedAt } from '../columns.ts'
import { isOneOf } from '../constraints.ts'
import { users } from './users.ts'

export const EXPLANATION_STYLES = ['detailed', 'concise', 'balanced'] as const
export const PROFILE_VISIBILITIES = ['private', 'friends', 'public'] as const

export const userSettings = pgTable(
  'user_settings',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    settingKey: varchar('setting_key', { length: 100 }).notNull(),
    settingValue: jsonb('setting_value').$type<unknown>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (setting) => [unique('user_settings_key').on(setting.userId, setting.settingKey)],
)

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    notificationType: varchar('notification_type', { length: 50 }).notNull(),
    enabled: boolean('enabled').notNull().default(true),
    deliveryMethod: varchar('delivery_method', { length: 20 }).notNull().default('push'),
    customSettings: jsonb('custom_settings').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (preference) => [
    unique('notification_preferences_type').on(preference.userId, preference.notificationType),
  ],
)

export const studyPreferences = pgTable(
  'study_preferences',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique('study_preferences_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    dailyStudyGoalMinutes: integer('daily_study_goal_minutes').notNull().default(30),
    preferredStudyTimes: jsonb('preferred_study_times').$type<string[]>().notNull().default(['morning']),
    /** Minutes of study between two reminders. */
    breakReminderInterval: integer('break_reminder_interval').notNull().default(25),
    difficultyPreference: varchar('difficulty_preference', { length: 20 }).notNull().default('adaptive'),
    explanationStyle: varchar('explanation_style', { length: 20, enum: EXPLANATION_STYLES })
      .notNull()
      .default('balanced'),
    gamificationEnabled: boolean('gamification_enabled').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (preference) => [
    index('study_preferences_without_games')
      .on(preference.userId)
      .where(sql`not ${preference.gamificationEnabled}`),
    check('study_preferences_style_known', isOneOf(preference.explanationStyle, EXPLANATION_STYLES)),
  ],
)

export const privacySettings = pgTable(
  'privacy_settings',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique('privacy_settings_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    profileVisibility: varchar('profile_visibility', { length: 20, enum: PROFILE_VISIBILITIES })
      .notNull()
      .default('private'),
    shareProgressWithParents: boolean('share_progress_with_parents').notNull().default(true),
    shareAchievements: boolean('share_achievements').notNull().default(true),
    showOnLeaderboard: boolean('show_on_leaderboard').notNull().default(true),
    allowFriendRequests: boolean('allow_friend_requests').notNull().default(true),
    dataCollectionConsent: boolean('data_collection_consent').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (privacy) => [
    index('privacy_settings_hidden').on(privacy.userId).where(sql`not ${privacy.showOnLeaderboard}`),
    check('privacy_settings_visibility_known', isOneOf(privacy.profileVisibility, PROFILE_VISIBILITIES)),
  ],
)
