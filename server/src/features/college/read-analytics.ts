import { RESULTS_SHOWN } from '#contract/college/college.ts'
import { PERIOD_WEEKS, type Period } from '#contract/study/periods.ts'
import { dayIn, startOfWeek } from '#engines/days/index.ts'
import { isQuizEvidence, meanShare, toMinutes, toWholePercent } from '#engines/record/learner/index.ts'
import { layOutWeeks, sumDays, sumWeeks } from '../../domain/days/count-by-week.ts'
import { countProblemsIn, selectProblemsByWeek } from '../../domain/record/learner-record.queries.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { selectResults } from './college.queries.ts'
import { listCourses } from './read-courses.ts'

export async function readAnalytics({ db, now }: Pick<Deps, 'db' | 'now'>, user: UserRow, period: Period) {
  const calendar = layOutWeeks(user.timezone, now(), PERIOD_WEEKS[period])
  const learned = await sumWeeks(db, user.id, calendar)
  const [from = now(), until = now()] = [calendar.bounds[0], calendar.bounds.at(-1)]
  const results = await selectResults(db, user.id, from, until)
  const today = dayIn(user.timezone, now())
  const span = { firstDay: calendar.weeks[0] ?? today, lastDay: today }
  const problems = await selectProblemsByWeek(db, user.id, span)
  const resultsOf = Map.groupBy(results, ({ dateTaken }) => startOfWeek(dayIn(user.timezone, dateTaken)))
  return {
    weeks: calendar.weeks.map((start, week) => ({
      start,
      ...toFigures(learned[week] ?? sumDays([]), resultsOf.get(start) ?? [], problems.get(start) ?? 0),
    })),
    totals: toFigures(sumDays(learned), results, (await countProblemsIn(db, user.id, span)).tried),
    courses: await listCourses(db, user.id),
    results: results.slice(0, RESULTS_SHOWN).map(({ attempt: _, ...result }) => ({
      ...result,
      percent: result.maxScore === 0 ? 0 : toWholePercent(result.score / result.maxScore),
    })),
  }
}

type Result = Awaited<ReturnType<typeof selectResults>>[number]

function toFigures(learned: ReturnType<typeof sumDays>, results: readonly Result[], problems: number) {
  const { seconds, lessonsCompleted, quizzesTaken, cardsReviewed } = learned
  const mean = meanShare(results.filter(isQuizEvidence).map((result) => ({ ...result, times: 1 })))
  return {
    minutes: toMinutes(seconds),
    lessons: lessonsCompleted,
    quizzes: quizzesTaken,
    averageScore: mean === null ? null : toWholePercent(mean),
    problems,
    cards: cardsReviewed,
  }
}
