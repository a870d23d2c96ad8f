import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { userSettings } from '../../db/schema/accounts/settings.ts'
import { attempts, isSolvedPractice } from '../../db/schema/learning/attempts.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'

export async function selectTotals(
  db: Database,
  userId: number,
  { today, weekStart }: { today: string; weekStart: string },
) {
  const total = (column: Parameters<typeof sql>[1]) =>
    sql<number>`coalesce(sum(${column}), 0)::float8`.mapWith(Number)
  const row = await selectRow(db, learningDays, eq(learningDays.userId, userId), {
    lessonsCompleted: total(learningDays.lessonsCompleted),
    lessonsThisWeek:
      sql<number>`coalesce(sum(${learningDays.lessonsCompleted}) filter (where ${learningDays.day} >= ${weekStart}), 0)`.mapWith(
        Number,
      ),
    minutesThisWeek:
      sql<number>`floor(coalesce(sum(${learningDays.seconds}) filter (where ${learningDays.day} >= ${weekStart}), 0) / 60.0)`.mapWith(
        Number,
      ),
    minutesToday:
      sql<number>`floor(coalesce(sum(${learningDays.seconds}) filter (where ${learningDays.day} = ${today}), 0) / 60.0)`.mapWith(
        Number,
      ),
    problemsTried: total(learningDays.problemsTried),
    quizzesTaken: total(learningDays.quizzesTaken),
    quizPercentSum: total(learningDays.quizPercentSum),
  })
  return (
    row ?? {
      lessonsCompleted: 0,
      lessonsThisWeek: 0,
      minutesThisWeek: 0,
      minutesToday: 0,
      problemsTried: 0,
      quizzesTaken: 0,
      quizPercentSum: 0,
    }
  )
}

/** Which strand of English a skill belongs to, as its lessons say. */
export async function selectStrands(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ strand: lessons.strand, outline: lessons.outline })
    .from(lessons)
    .where(and(isNotNull(lessons.strand), isNull(lessons.retiredAt)))
  return new Map(
    rows.flatMap(({ strand, outline }) =>
      (outline?.skills ?? []).map((skill): [string, string] => [skill, strand ?? '']),
    ),
  )
}

/** Problems solved in practice, by skill; quizzes count elsewhere. The condition is that of the index, word for word. */
export async function selectSolved(db: Database, userId: number) {
  const rows = await db
    .select({ skills: attempts.skills, problems: sql<number>`count(*)`.mapWith(Number) })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isSolvedPractice(attempts)))
    .groupBy(attempts.skills)
  return rows.map(({ skills: [skill = ''], problems }) => ({ skill, problems }))
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
