import { between, sql } from 'drizzle-orm'
import type { DayFigures } from '#contract/admin/dashboard.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { activeDays } from '../../db/schema/operations/traffic.ts'

/** A month at a time: with one connection nobody should wait for a year to be added up. */
const DAYS_AT_ONCE = 31

export const toDay = (at: Date) => at.toISOString().slice(0, 10)
export const startOf = (day: string) => new Date(`${day}T00:00:00Z`)
export const addDays = (day: string, days: number) =>
  toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS))

/** From the first to the last day, both included. */
function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Cuts a period into pieces of so many days. */
export function cutSpan(from: string, to: string, daysAtOnce: number): { from: string; to: string }[] {
  const pieces: { from: string; to: string }[] = []
  for (let start = from; start <= to; start = addDays(start, daysAtOnce)) {
    const end = addDays(start, daysAtOnce - 1)
    pieces.push({ from: start, to: end < to ? end : to })
  }
  return pieces
}

/** What everybody did, day by day, days without anything included; seconds, to be added up before they are rounded. */
export async function readDays(
  db: Database,
  from: string,
  to: string,
): Promise<(DayFigures & { seconds: number })[]> {
  const learned = new Map<string, Awaited<ReturnType<typeof selectLearning>>[number]>()
  for (const piece of cutSpan(from, to, DAYS_AT_ONCE)) {
    for (const row of await selectLearning(db, piece.from, piece.to)) learned.set(row.day, row)
  }
  const people = new Map<string, number>()
  for (const { day, people: found } of await selectActive(db, from, to)) people.set(day, found)
  return listDays(from, to).map((day) => {
    const {
      learners = 0,
      lessons = 0,
      quizzes = 0,
      problems = 0,
      cards = 0,
      seconds = 0,
    } = learned.get(day) ?? {}
    return {
      day,
      people: people.get(day) ?? 0,
      learners,
      lessons,
      quizzes,
      problems,
      cards,
      minutes: toMinutes(seconds),
      seconds,
    }
  })
}

function selectLearning(db: Database, from: string, to: string) {
  const sum = (column: unknown) => sql<number>`sum(${column})::float8`
  return db
    .select({
      day: learningDays.day,
      learners: sql<number>`count(distinct ${learningDays.userId})::int`,
      lessons: sum(learningDays.lessonsCompleted),
      quizzes: sum(learningDays.quizzesTaken),
      problems: sum(learningDays.problemsTried),
      cards: sum(learningDays.cardsReviewed),
      seconds: sum(learningDays.seconds),
    })
    .from(learningDays)
    .where(between(learningDays.day, from, to))
    .groupBy(learningDays.day)
}

function selectActive(db: Database, from: string, to: string) {
  return db
    .select({ day: activeDays.day, people: sql<number>`sum(${activeDays.people})::float8` })
    .from(activeDays)
    .where(between(activeDays.day, from, to))
    .groupBy(activeDays.day)
}
