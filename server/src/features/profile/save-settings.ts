import type * as z from 'zod/mini'
import {
  LONGEST_SETTING,
  type NOTIFICATION_TYPES,
  type NotificationSettings,
  PrivacyChange,
  type PrivacySettings,
  StudyChange,
  type StudySettings,
} from '#contract/profile/settings.ts'
import { parseValue } from '#contract/refusals/parse-value.ts'
import type { Database } from '../../db/database.ts'
import { follow } from '../../domain/guardian/guardian.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { readStudySettings } from '../../domain/study-settings.ts'
import { AppError, refuseField } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  countOtherSettings,
  saveLearningStyle,
  saveNotification,
  saveOther,
  savePrivacy,
  saveStudy,
  selectNotifications,
  selectPrivacy,
} from './settings.queries.ts'

/** More keys than the product has use for. */
const MOST_SETTINGS = 100

/** Nobody has switched anything off until they say so. */
export async function readNotifications(db: Database, userId: number): Promise<NotificationSettings> {
  const rows = await selectNotifications(db, userId)
  const isOn = (type: (typeof NOTIFICATION_TYPES)[number]) =>
    rows.find((row) => row.type === type)?.enabled ?? true
  return {
    study_reminder: isOn('study_reminder'),
    achievements: isOn('achievements'),
    progress_updates: isOn('progress_updates'),
  }
}

export async function changeNotification(
  { db, caller, now }: CallerContext,
  sent: {
    notification_type: (typeof NOTIFICATION_TYPES)[number]
    enabled: boolean
    delivery_method?: string | undefined
  },
): Promise<NotificationSettings> {
  const { id } = caller.user
  const { enabled, delivery_method: deliveryMethod } = sent
  await saveNotification(db, id, sent.notification_type, { enabled, deliveryMethod }, now())
  return readNotifications(db, id)
}

type SaveSettingsInput = { key?: string | undefined; value?: unknown } & Record<string, unknown>

/** Both ways to say it become one: {daily_goal_minutes: 45}, or {key: 'daily_goal_minutes', value: 45}. */
function readChange<Shape extends z.ZodMiniObject>(shape: Shape, { key, value, ...sent }: SaveSettingsInput) {
  const said = key === undefined ? sent : { ...sent, [key]: value }
  const unknown = Object.keys(said).find((name) => !Object.hasOwn(shape._zod.def.shape, name))
  if (unknown !== undefined) throw refuseField(unknown.slice(0, 100), 'settingUnknown')
  const parsed = parseValue(shape, said)
  if ('refused' in parsed) {
    const [issue] = parsed.refused
    throw issue ? refuseField(issue.field, issue.refusal) : new AppError('invalid_input', 'invalidInput')
  }
  if (Object.values(parsed.data).every((one) => one === undefined))
    throw new AppError('invalid_input', 'settingExpected')
  return parsed.data
}

export async function changeStudy(
  { db, caller, now }: CallerContext,
  sent: SaveSettingsInput,
): Promise<StudySettings> {
  const change = readChange(StudyChange, sent)
  const { id } = caller.user
  await lockUser(db, id)
  await saveStudy(
    db,
    id,
    {
      dailyStudyGoalMinutes: change.daily_goal_minutes,
      explanationStyle: change.explanation_style,
      gamificationEnabled: change.gamification_enabled,
      preferredStudyTimes: change.preferred_study_times,
      breakReminderInterval: change.break_reminder_interval,
      difficultyPreference: change.difficulty_preference,
    },
    now(),
  )
  if (change.explanation_style) await saveLearningStyle(db, id, change.explanation_style, now())
  return readStudySettings(db, id)
}

export async function changePrivacy(
  context: CallerContext,
  sent: SaveSettingsInput,
): Promise<PrivacySettings> {
  const { db, caller, now } = context
  const change = readChange(PrivacyChange, sent)
  const { id } = caller.user
  await savePrivacy(
    db,
    id,
    {
      profileVisibility: change.profile_visibility,
      shareProgressWithParents: change.share_progress_with_parents,
      shareAchievements: change.share_achievements,
      showOnLeaderboard: change.show_on_leaderboard,
      allowFriendRequests: change.allow_friend_requests,
      dataCollectionConsent: change.data_collection_consent,
    },
    now(),
  )
  // Pages that are open now are forgotten at once.
  if (change.data_collection_consent !== undefined) await follow(context, id)
  return selectPrivacy(db, id)
}

export async function changeOther(
  { db, caller, now }: CallerContext,
  { settingKey, value }: { settingKey: string; value: NonNullable<unknown> | null },
) {
  if (JSON.stringify(value).length > LONGEST_SETTING) throw refuseField('value', 'settingTooLong')
  const { id: userId } = caller.user
  await lockUser(db, userId)
  if ((await countOtherSettings(db, userId, settingKey)) >= MOST_SETTINGS)
    throw new AppError('conflict', 'tooManySettings')
  await saveOther(db, { userId, settingKey, settingValue: value }, now())
  return { settingKey, settingValue: value }
}
