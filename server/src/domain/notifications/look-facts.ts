import { and, gte, inArray, sql } from 'drizzle-orm'
import { daysBefore, type Pause } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'

/** Whoever has been away for longer is not reminded any more. */
const LOOK_BACK_DAYS = 60

export type ActiveDay = {
  userId: number
  day: string
  lessons: number
  quizzes: number
  problems: number
  cards: number
  seconds: number
}

export type LookFacts = { days: ActiveDay[]; pauses: Pause[] }

/** What the looks of several people go by, in two queries. `utcDay`: their own days lie one around it at most. */
export async function loadLookFacts(
  db: Database,
  userIds: number[],
  utcDay: string,
): Promise<Map<number, LookFacts>> {
  const facts = new Map<number, LookFacts>(userIds.map((id) => [id, { days: [], pauses: [] }]))
  if (userIds.length === 0) return facts
  const total = (column: Parameters<typeof sql>[1]) => sql<number>`sum(${column})::float8`.mapWith(Number)
  const days = await db
    .select({
      userId: learningDays.userId,
      day: learningDays.day,
      lessons: total(learningDays.lessonsCompleted),
      quizzes: total(learningDays.quizzesTaken),
      problems: total(learningDays.problemsTried),
      cards: total(learningDays.cardsReviewed),
      seconds: total(learningDays.seconds),
    })
    .from(learningDays)
    .where(
      and(inArray(learningDays.userId, userIds), gte(learningDays.day, daysBefore(utcDay, LOOK_BACK_DAYS))),
    )
    .groupBy(learningDays.userId, learningDays.day)
  const pauses = await db
    .select({ userId: studyPauses.userId, firstDay: studyPauses.firstDay, lastDay: studyPauses.lastDay })
    .from(studyPauses)
    .where(and(inArray(studyPauses.userId, userIds), gte(studyPauses.lastDay, daysBefore(utcDay, 1))))
  for (const day of days) facts.get(day.userId)?.days.push(day)
  for (const pause of pauses) facts.get(pause.userId)?.pauses.push(pause)
  return facts
}
