import * as z from 'zod/mini'
import {
  type ClassAnalytics,
  ClassMetrics,
  classAnalytics,
  type classAnalytics as endpoints,
} from '#contract/teaching/class-analytics.ts'
import {
  countDays,
  findInsights,
  findSpan,
  findSpanBefore,
  LONGEST_PERIOD_DAYS,
  listWeekStarts,
  type ClassMetrics as Metrics,
  type Span,
} from '#engines/class-analytics/index.ts'
import { dayIn, daysBefore, startOfDay } from '#engines/days/index.ts'
import { type ClassWork, findClassScore, NO_CLASS_WORK, scoreClasses } from '#engines/gradebook/index.ts'
import { addWork, findCompletion, toPercent } from '#engines/record/index.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { selectWork, sumByStudent } from '../../domain/classroom/class-figures.ts'
import type { Whose } from '../../domain/classroom/class-members.ts'
import { countProblemsOfMany } from '../../domain/record/learner-record.queries.ts'
import { readSchool } from '../../domain/school/school.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { listStudents } from './list-students.ts'
import { type ActivityRow, insertKept, selectActivity, selectKept, selectRooms } from './overview.queries.ts'

type OverviewFilter = Received<typeof endpoints.overview>

export async function readOverview(context: CallerContext, wanted: OverviewFilter): Promise<ClassAnalytics> {
  const { db, caller, now } = context
  const { classId, period } = wanted
  const whose = { teacherId: caller.user.id, classId }
  const rooms = await selectRooms(db, whose)
  // Without any class there is nothing to find, but nothing is wrong either.
  const [room] = classId === undefined ? rooms : [foundOr404(rooms[0], 'classNotFound')]
  const days = classId === undefined ? undefined : room
  const { timeZone, terms } = await readSchool(context)
  const today = dayIn(timeZone, now())
  const schoolTerms = terms.map(({ firstDay, lastDay }) => ({ from: firstDay, to: lastDay }))
  const span = chooseSpan(wanted, today, days, schoolTerms)
  const before = findSpanBefore(period, span, days, schoolTerms)
  const students = listStudents(rooms)
  const ids = students.map(({ id }) => id)
  const measure = (which: Span) => measureSpan(db, { ...whose, ids }, which, timeZone, now())
  const figures = await measure(span)
  const keep = await createKeeper(context, { ...wanted, pupils: students.length }, [span, before], today)
  const metrics = await keep(span, async () => figures)
  const metricsBefore = await keep(before, () => measure(before))
  await recordReadings(context, classAnalytics.overview, ids)
  return {
    period: span,
    before,
    metrics,
    metricsBefore,
    insights: findInsights(metrics, metricsBefore),
    weeks: figures.weeks,
    pupils: students.map(({ id, username, firstName, lastName }) => {
      const work = figures.workOf.get(id) ?? NO_CLASS_WORK
      const learned = figures.activityOf.get(id)
      return {
        id,
        username,
        firstName,
        lastName,
        averageScore: toPercent(scoreClasses(work)),
        expected: work.pieces,
        submitted: work.turnedIn,
        open: work.open,
        activeDays: learned?.activeDays ?? 0,
        minutes: toMinutes(learned?.seconds ?? 0),
        problems: figures.problemsOf.get(id) ?? 0,
      }
    }),
  }
}

function chooseSpan(
  { period, day, from, to }: OverviewFilter,
  today: string,
  days: Parameters<typeof findSpan>[2],
  terms: readonly Span[],
) {
  if (period !== 'custom')
    return findSpan(period, day ?? today, days, terms, day === undefined ? 'before' : 'after')
  if (!from || !to || from > to) throw new AppError('invalid_input', 'periodIncomplete')
  if (countDays({ from, to }) > LONGEST_PERIOD_DAYS) {
    throw new AppError('invalid_input', { reason: 'periodOverDays', params: { days: LONGEST_PERIOD_DAYS } })
  }
  return { from, to }
}

/** What figures mean: those that were kept when they meant something else are not shown again. */
const DEFINITION = 3
const KeptMetrics = z.extend(ClassMetrics, { definition: z.literal(DEFINITION) })

/**
 * Figures of a class's week, month or term that is over are kept with the first look at them, and stay: who leaves the
 * class or turns in later does not change what was.
 */
async function createKeeper(
  { db, caller }: CallerContext,
  { classId, period, pupils }: OverviewFilter & { pupils: number },
  spans: readonly Span[],
  today: string,
) {
  const isKept = classId !== undefined && period !== 'custom'
  const starts = spans.map(({ from }) => from)
  const findKept = isKept ? await selectKept(db, classId, period, starts) : () => []
  return async (span: Span, measure: () => Promise<SpanFigures>): Promise<Metrics> => {
    const kept = findKept(span)
      .map((metrics) => KeptMetrics.safeParse(metrics))
      .find(({ success }) => success)
    if (kept?.data) return ClassMetrics.parse(kept.data)
    const metrics = toMetrics(await measure(), pupils)
    // While some of its work may still be turned in, nothing of it is final.
    if (isKept && span.to < today && metrics.open === 0) {
      await insertKept(db, {
        classId,
        teacherId: caller.user.id,
        period,
        startDate: span.from,
        endDate: span.to,
        metrics: { ...metrics, definition: DEFINITION },
        insights: findInsights(metrics, null),
      })
    }
    return metrics
  }
}

function toMetrics({ workOf, activity, problemsOf }: SpanFigures, students: number): Metrics {
  const work = [...workOf.values()]
  return {
    pupils: students,
    ...toWorkFigures(work),
    activePupils: activity?.activePupils ?? 0,
    activeDays: activity?.activeDays ?? 0,
    minutes: toMinutes(activity?.seconds ?? 0),
    lessons: activity?.lessons ?? 0,
    problems: [...problemsOf.values()].reduce((sum, tried) => sum + tried, 0),
  }
}

/** Of the work of some students, a line for each of them. */
function toWorkFigures(students: readonly ClassWork[]) {
  const { scores, pieces, turnedIn, open } = addWork(students)
  return {
    averageScore: findClassScore(students),
    completionRate: findCompletion({ pieces, turnedIn }),
    scores,
    expected: pieces,
    submitted: turnedIn,
    open,
  }
}

type SpanFigures = {
  workOf: Map<number, ClassWork>
  activityOf: Map<number, ActivityRow>
  /** Of all together. */
  activity: ActivityRow | undefined
  /** Different ones that each has tried. */
  problemsOf: Map<number, number>
  weeks: ClassAnalytics['weeks']
}

/** Work and activity of students between two days of the school's calendar; weeks that have not begun have none. */
async function measureSpan(
  db: Database,
  { ids, ...whose }: Whose & { ids: readonly number[] },
  span: Span,
  timeZone: string,
  now: Date,
): Promise<SpanFigures> {
  const starts = listWeekStarts(span)
  const bounds = [...starts, daysBefore(span.to, -1)].map((day) => startOfDay(timeZone, day))
  const rows = await selectWork(db, whose, bounds, now)
  const learned = await selectActivity(db, whose, span)
  const days = { firstDay: span.from, lastDay: span.to }
  const problemsOf = await countProblemsOfMany(
    db,
    ids.map((userId) => ({ userId, ...days })),
  )
  const today = dayIn(timeZone, now)
  return {
    problemsOf,
    workOf: sumByStudent(rows),
    activityOf: indexByStudent(learned),
    activity: learned.find(({ studentId, week }) => studentId === null && week === null),
    weeks: starts
      .filter((start) => start <= today)
      .map((start, place) => {
        const activity = learned.find(({ week }) => week === place)
        return {
          start,
          ...toWorkFigures(rows.filter(({ week }) => week === place)),
          activePupils: activity?.activePupils ?? 0,
          activeDays: activity?.activeDays ?? 0,
          minutes: toMinutes(activity?.seconds ?? 0),
        }
      }),
  }
}

function indexByStudent<Row extends { studentId: number | null }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.flatMap((row) => (row.studentId === null ? [] : [[row.studentId, row] as const])))
}
