import { PERIOD_WEEKS, type Period } from '#contract/study/periods.ts'
import { layOutWeeks, sumDays, sumWeeks } from '../../domain/days/count-by-week.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { selectResults } from './college.queries.ts'
import { listCourses } from './read-courses.ts'

export async function readAnalytics({ db, now }: Pick<Deps, 'db' | 'now'>, user: UserRow, period: Period) {
  const calendar = layOutWeeks(user.timezone, now(), PERIOD_WEEKS[period])
  const learned = await sumWeeks(db, user.id, calendar)
  const [from = now(), until = now()] = [calendar.bounds[0], calendar.bounds.at(-1)]
  const results = await selectResults(db, user.id, from, until)
  return {
    weeks: calendar.weeks.map((start, week) => ({ start, ...toFigures(learned[week] ?? sumDays([])) })),
    totals: toFigures(sumDays(learned)),
    courses: await listCourses(db, user.id),
    results: results.map((result) => ({
      ...result,
      percent: result.maxScore === 0 ? 0 : Math.round((100 * result.score) / result.maxScore),
    })),
  }
}

function toFigures(learned: ReturnType<typeof sumDays>) {
  const { seconds, lessonsCompleted, quizzesTaken, quizPercentSum, problemsTried, cardsReviewed } = learned
  return {
    minutes: Math.floor(seconds / 60),
    lessons: lessonsCompleted,
    quizzes: quizzesTaken,
    averageScore: quizzesTaken === 0 ? null : Math.round(quizPercentSum / quizzesTaken),
    problems: problemsTried,
    cards: cardsReviewed,
  }
}
