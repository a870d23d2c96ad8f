import { currentStreak, dayIn, daysBefore } from '#engines/days/index.ts'
import { listImprovements, listStrengths, masteryPercent, trendOf } from '#engines/progress/index.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import { selectLearner } from '../../domain/learner.ts'
import { nameOfSkill, subjectOfSkill } from '../../domain/skills.ts'
import { readStandings } from '../../domain/tracing/standings.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectSubjectDays, selectSubjectTotals } from './progress.queries.ts'

const DAYS_LOOKED_BACK = 365
const LATELY_DAYS = 7
const BEFORE_DAYS = 28

export async function measureSubjects(deps: Pick<Deps, 'db' | 'tracer' | 'now'>, userId: number) {
  const { db, now } = deps
  const learner = foundOr404(await selectLearner(db, userId), 'userNotFound')
  const today = dayIn(learner.timezone, now())
  const totals = await selectSubjectTotals(db, learner)
  const days = await selectSubjectDays(db, userId, daysBefore(today, DAYS_LOOKED_BACK))
  const pauses = await selectPauses(db, userId, daysBefore(today, DAYS_LOOKED_BACK))
  const standings = await readStandings(deps, learner)
  return totals.map(({ seconds, ...subject }) => {
    const skills = standings.filter(({ skill }) => subjectOfSkill(skill) === subject.subjectName)
    const own = days.filter(({ subjectId }) => subjectId === subject.subjectId)
    const between = (from: string, to: string) =>
      countAnswers(own.filter(({ day }) => day > from && day <= to))
    const lately = daysBefore(today, LATELY_DAYS)
    return {
      ...subject,
      masteryLevel: masteryPercent(skills),
      trend: trendOf(between(lately, today), between(daysBefore(today, BEFORE_DAYS), lately)),
      streakDays: currentStreak(
        own.map(({ day }) => day),
        today,
        pauses,
      ),
      timeSpent: Math.floor(seconds / 60),
      strengthAreas: listStrengths(skills).map(nameOfSkill),
      improvementAreas: listImprovements(skills).map(nameOfSkill),
    }
  })
}

type DayRow = Awaited<ReturnType<typeof selectSubjectDays>>[number]

/** A quiz counts like ten answers of its percentage. */
function countAnswers(days: DayRow[]): { right: number; all: number } {
  return days.reduce(
    ({ right, all }, { problemsSolved, problemsTried, quizzesTaken, quizPercentSum }) => ({
      right: right + problemsSolved + quizPercentSum / 10,
      all: all + problemsTried + quizzesTaken * 10,
    }),
    { right: 0, all: 0 },
  )
}
