import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { dayIn, daysBefore, listWeeks, startOfDay, startOfWeek } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import { selectDays } from './learning-days.ts'

type Dated = PgTable & { userId: PgColumn; createdAt: PgColumn; deletedAt: PgColumn }

export type Calendar = {
  /** The Mondays of the weeks of a period, in the user's own time zone, the current week last. */
  weeks: string[]
  /** The moments at which they begin, and the one at which the last of them ends. */
  bounds: Date[]
}

export function layOutWeeks(timeZone: string, now: Date, count: number): Calendar {
  const weeks = listWeeks(dayIn(timeZone, now), count)
  const last = weeks.at(-1)
  const ends = last ? [...weeks, daysBefore(last, -7)] : []
  return { weeks, bounds: ends.map((day) => startOfDay(timeZone, day)) }
}

/** How many things of a person were made in each week; what was deleted counts no more. */
export async function countMade(db: Database, table: Dated, userId: number, { weeks, bounds }: Calendar) {
  const [first, last] = [bounds[0], bounds.at(-1)]
  if (!first || !last) return []
  const array = sql.join(
    bounds.map((bound) => sql`${bound.toISOString()}::timestamptz`),
    sql`, `,
  )
  const place: SQL<number> = sql<number>`width_bucket(${table.createdAt}, array[${array}])`
  const rows = await db
    .select({ place: place.mapWith(Number), made: sql<number>`count(*)`.mapWith(Number) })
    .from(table as PgTable)
    .where(
      and(
        eq(table.userId, userId),
        isNull(table.deletedAt),
        gte(table.createdAt, first),
        lt(table.createdAt, last),
      ),
    )
    .groupBy(sql`1`)
  const counts = new Map(rows.map((row) => [row.place, row.made]))
  // The first bucket has the number 1.
  return weeks.map((_, week) => counts.get(week + 1) ?? 0)
}

type LearningDay = Awaited<ReturnType<typeof selectDays>>[number]
type LearningWeek = Omit<LearningDay, 'day'>

const NOTHING: LearningWeek = {
  lessonsCompleted: 0,
  quizzesTaken: 0,
  problemsTried: 0,
  cardsReviewed: 0,
  seconds: 0,
}

/** What was learned in each week. */
export async function sumWeeks(db: Database, userId: number, { weeks }: Calendar): Promise<LearningWeek[]> {
  const [first] = weeks
  if (first === undefined) return []
  const days = await selectDays(db, userId, first)
  return weeks.map((week) => sumDays(days.filter(({ day }) => startOfWeek(day) === week)))
}

export function sumDays(days: readonly LearningWeek[]): LearningWeek {
  return days.reduce<LearningWeek>(
    (sum, day) => ({
      lessonsCompleted: sum.lessonsCompleted + day.lessonsCompleted,
      quizzesTaken: sum.quizzesTaken + day.quizzesTaken,
      problemsTried: sum.problemsTried + day.problemsTried,
      cardsReviewed: sum.cardsReviewed + day.cardsReviewed,
      seconds: sum.seconds + day.seconds,
    }),
    NOTHING,
  )
}
