import type { ClassAnalytics } from '#contract/teaching/class-analytics.ts'
import {
  findAverageScore,
  findCompletionRate,
  listWeekStarts,
  type Span,
  type WorkSums,
} from '#engines/class-analytics/index.ts'
import { daysBefore, startOfDay } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import { selectWork, type Whose } from '../../domain/classroom/class-figures.ts'
import { type ActivityRow, selectActivity } from './overview.queries.ts'

export type SpanFigures = {
  workOf: Map<number, WorkSums>
  activityOf: Map<number, ActivityRow>
  /** Of all together. */
  activity: ActivityRow | undefined
  weeks: ClassAnalytics['weeks']
}

/** Work and activity of pupils between two days of the teacher's calendar. */
export async function measureSpan(
  db: Database,
  whose: Whose,
  span: Span,
  timeZone: string,
  now: Date,
): Promise<SpanFigures> {
  const starts = listWeekStarts(span)
  const bounds = [...starts, daysBefore(span.to, -1)].map((day) => startOfDay(timeZone, day))
  const work = await selectWork(db, whose, bounds, now)
  const learned = await selectActivity(db, whose, span)
  return {
    workOf: indexByPupil(work),
    activityOf: indexByPupil(learned),
    activity: learned.find(({ studentId, week }) => studentId === null && week === null),
    weeks: starts.map((start, place) => {
      const done = work.find(({ week }) => week === place)
      const activity = learned.find(({ week }) => week === place)
      return {
        start,
        averageScore: done && done.scores > 0 ? findAverageScore(done) : null,
        completionRate: done && done.expected > 0 ? findCompletionRate(done) : null,
        activePupils: activity?.activePupils ?? 0,
        activeDays: activity?.activeDays ?? 0,
        minutes: Math.floor((activity?.seconds ?? 0) / 60),
      }
    }),
  }
}

function indexByPupil<Row extends { studentId: number | null }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.flatMap((row) => (row.studentId === null ? [] : [[row.studentId, row] as const])))
}
