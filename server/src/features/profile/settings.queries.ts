import { and, count, eq } from 'drizzle-orm'
import type { PrivacySettings } from '#contract/profile/settings.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { learningPreferences } from '../../db/schema/accounts/onboarding.ts'
import {
  notificationPreferences,
  privacySettings,
  studyPreferences,
  userSettings,
} from '../../db/schema/accounts/settings.ts'

export function selectNotifications(db: Database, userId: number) {
  return db
    .select({ type: notificationPreferences.notificationType, enabled: notificationPreferences.enabled })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
}

export async function saveNotification(
  db: Database,
  userId: number,
  notificationType: string,
  change: { enabled: boolean; deliveryMethod?: string | undefined },
  at: Date,
): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values({ userId, notificationType, ...change })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.notificationType],
      set: { ...change, updatedAt: at },
    })
}

export async function saveStudy(
  db: Database,
  userId: number,
  change: Partial<typeof studyPreferences.$inferInsert>,
  at: Date,
): Promise<void> {
  await db
    .insert(studyPreferences)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: studyPreferences.userId, set: { ...change, updatedAt: at } })
}

/** The onboarding's preferences hold the same style: one writer keeps the pair in step. */
export async function saveLearningStyle(
  db: Database,
  userId: number,
  preferredExplanationStyle: string,
  at: Date,
): Promise<void> {
  await db
    .insert(learningPreferences)
    .values({ userId, preferredExplanationStyle })
    .onConflictDoUpdate({
      target: learningPreferences.userId,
      set: { preferredExplanationStyle, updatedAt: at },
    })
}

export async function selectPrivacy(db: Database, userId: number): Promise<PrivacySettings> {
  const row = await selectRow(db, privacySettings, eq(privacySettings.userId, userId), {
    profile_visibility: privacySettings.profileVisibility,
    share_progress_with_parents: privacySettings.shareProgressWithParents,
    share_achievements: privacySettings.shareAchievements,
    show_on_leaderboard: privacySettings.showOnLeaderboard,
    data_collection_consent: privacySettings.dataCollectionConsent,
  })
  return (
    row ?? {
      profile_visibility: 'private',
      share_progress_with_parents: true,
      share_achievements: true,
      show_on_leaderboard: true,
      data_collection_consent: true,
    }
  )
}

export async function savePrivacy(
  db: Database,
  userId: number,
  change: Partial<typeof privacySettings.$inferInsert>,
  at: Date,
): Promise<void> {
  await db
    .insert(privacySettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: privacySettings.userId, set: { ...change, updatedAt: at } })
}

export async function countOtherSettings(db: Database, userId: number, settingKey: string): Promise<number> {
  const all = await selectRow(db, userSettings, eq(userSettings.userId, userId), { total: count() })
  const [own] = await db
    .select({ id: userSettings.id })
    .from(userSettings)
    .where(and(eq(userSettings.userId, userId), eq(userSettings.settingKey, settingKey)))
  return (all?.total ?? 0) - (own ? 1 : 0)
}

export async function saveOther(
  db: Database,
  setting: { userId: number; settingKey: string; settingValue: unknown },
  at: Date,
): Promise<void> {
  await db
    .insert(userSettings)
    .values(setting)
    .onConflictDoUpdate({
      target: [userSettings.userId, userSettings.settingKey],
      set: { settingValue: setting.settingValue, updatedAt: at },
    })
}
