import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { userSettings } from '../../db/schema/accounts/settings.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'

/** What was done today, and in the last seven days. */
export async function selectWeek(
  db: Database,
  userId: number,
  { today, weekStart }: { today: string; weekStart: string },
) {
  const row = await selectRow(
    db,
    learningDays,
    and(eq(learningDays.userId, userId), gte(learningDays.day, weekStart)),
    {
      lessons: sql<number>`coalesce(sum(${learningDays.lessonsCompleted}), 0)`.mapWith(Number),
      seconds: sql<number>`coalesce(sum(${learningDays.seconds}), 0)`.mapWith(Number),
      secondsToday:
        sql<number>`coalesce(sum(${learningDays.seconds}) filter (where ${learningDays.day} = ${today}), 0)`.mapWith(
          Number,
        ),
    },
  )
  return row ?? { lessons: 0, seconds: 0, secondsToday: 0 }
}

export async function selectSetting(db: Database, userId: number, key: string): Promise<unknown> {
  const [row] = await db
    .select({ value: userSettings.settingValue })
    .from(userSettings)
    .where(and(eq(userSettings.userId, userId), eq(userSettings.settingKey, key)))
  return row?.value
}

export async function saveSetting(
  db: Database,
  setting: { userId: number; settingKey: string; settingValue: unknown; updatedAt: Date },
): Promise<void> {
  const { settingValue, updatedAt } = setting
  await db
    .insert(userSettings)
    .values(setting)
    .onConflictDoUpdate({
      target: [userSettings.userId, userSettings.settingKey],
      set: { settingValue, updatedAt },
    })
}
