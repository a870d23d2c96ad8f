import { and, eq, gte } from 'drizzle-orm'
import { currentStreak, dayIn, daysBefore } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectPauses } from './study-pauses.ts'

const LOOK_BACK_DAYS = 400

/** Consecutive days with any learning up to today or yesterday, in the learner's time zone; planned pauses do not break it. */
export async function readStreak(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: { id: number; timezone: string },
): Promise<number> {
  const today = dayIn(user.timezone, now())
  const since = daysBefore(today, LOOK_BACK_DAYS)
  const activeDays = await selectActiveDays(db, user.id, since)
  return currentStreak(activeDays, today, await selectPauses(db, user.id, since))
}

async function selectActiveDays(db: Database, userId: number, since: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: learningDays.day })
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), gte(learningDays.day, since)))
  return rows.map(({ day }) => day)
}
