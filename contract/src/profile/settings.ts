import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { EXPLANATION_STYLES } from '../onboarding/onboarding.ts'
import { rule } from '../refusals/rule.ts'

export const NOTIFICATION_TYPES = ['study_reminder', 'achievements', 'progress_updates'] as const
export const VISIBILITIES = ['private', 'friends', 'public'] as const
/** Minutes a day: the ends and the step of the slider. */
export const DAILY_GOAL = { least: 15, most: 180, step: 15, normal: 30 } as const
const LONGEST_WORD = 20
/** Of one value in user_settings, as JSON. */
export const LONGEST_SETTING = 10_000

export const NotificationSettings = z.object({
  study_reminder: z.boolean(),
  achievements: z.boolean(),
  progress_updates: z.boolean(),
})
export const StudySettings = z.object({
  daily_goal_minutes: z.int(),
  explanation_style: z.enum(EXPLANATION_STYLES),
  gamification_enabled: z.boolean(),
})
export const PrivacySettings = z.object({
  profile_visibility: z.enum(VISIBILITIES),
  share_progress_with_parents: z.boolean(),
  share_achievements: z.boolean(),
  show_on_leaderboard: z.boolean(),
  data_collection_consent: z.boolean(),
})
export type NotificationSettings = z.output<typeof NotificationSettings>
export type StudySettings = z.output<typeof StudySettings>
export type PrivacySettings = z.output<typeof PrivacySettings>

/** 15, 30, … 180. */
const DailyGoal = z.literal(
  Array.from(
    { length: (DAILY_GOAL.most - DAILY_GOAL.least) / DAILY_GOAL.step + 1 },
    (_, place) => DAILY_GOAL.least + place * DAILY_GOAL.step,
  ),
)
const Word = z.string().check(z.minLength(1), z.maxLength(LONGEST_WORD))

/** What may be changed, one or several at a time; the last three of them have no control on the screen. */
export const StudyChange = z.object({
  daily_goal_minutes: z.optional(DailyGoal),
  explanation_style: z.optional(StudySettings.shape.explanation_style),
  gamification_enabled: z.optional(z.boolean()),
  preferred_study_times: z.optional(z.array(Word).check(z.maxLength(10))),
  break_reminder_interval: z.optional(z.int().check(z.minimum(5), z.maximum(180))),
  difficulty_preference: z.optional(Word),
})
export type StudyChange = z.output<typeof StudyChange>
export const PrivacyChange = z.object({
  profile_visibility: z.optional(PrivacySettings.shape.profile_visibility),
  share_progress_with_parents: z.optional(z.boolean()),
  share_achievements: z.optional(z.boolean()),
  show_on_leaderboard: z.optional(z.boolean()),
  data_collection_consent: z.optional(z.boolean()),
  allow_friend_requests: z.optional(z.boolean()),
})
export type PrivacyChange = z.output<typeof PrivacyChange>

/** Whatever JSON can say; it came as JSON. Not `z.json`, which would weigh in every first load. */
const AnyJson = z.custom<NonNullable<unknown> | null>((value) => value !== undefined)

/** The other way to say one setting: its key and its value. */
const Pair = {
  key: z.optional(z.string().check(z.maxLength(100))),
  value: z.optional(z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()])),
}

const errors = ['not_signed_in', 'invalid_input'] as const
const signedOut = rule('userNotLoggedIn')

export const settings = {
  saveNotifications: endpoint({
    method: 'PUT',
    path: '/api/profile/settings/notifications',
    access: 'signedIn',
    summary: 'Switches one kind of notification on or off.',
    input: z.object({
      notification_type: z.enum(NOTIFICATION_TYPES),
      enabled: z.boolean(),
      delivery_method: z.optional(Word),
    }),
    output: NotificationSettings,
    errors,
    signedOut,
  }),
  saveStudy: endpoint({
    method: 'PUT',
    path: '/api/profile/settings/study',
    access: 'signedIn',
    summary: 'Changes a study setting, as {daily_goal_minutes: 45} or as {key, value}.',
    input: z.object({ ...StudyChange.shape, ...Pair }),
    output: StudySettings,
    errors,
    signedOut,
  }),
  savePrivacy: endpoint({
    method: 'PUT',
    path: '/api/profile/settings/privacy',
    access: 'signedIn',
    summary: 'Changes a privacy setting, as {share_achievements: false} or as {key, value}.',
    input: z.object({ ...PrivacyChange.shape, ...Pair }),
    output: PrivacySettings,
    errors,
    signedOut,
  }),
  saveOther: endpoint({
    method: 'PUT',
    path: '/api/users/:id/settings/:settingKey',
    access: 'self',
    person: 'id',
    summary: "Keeps a setting of the person's own under a key, whatever it holds.",
    input: z.object({
      id: Id,
      settingKey: z.string().check(z.regex(/^[\w.-]+$/), z.maxLength(100)),
      value: AnyJson,
    }),
    output: z.object({ settingKey: z.string(), settingValue: AnyJson }),
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'conflict'],
  }),
}
