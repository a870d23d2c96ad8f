import type { DashboardStats } from '#contract/dashboard.ts'
import { currentStreak, dayIn, daysBefore } from '#engines/days/index.ts'
import { masteryPercent } from '#engines/progress/index.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { subjectOfSkill } from '../../records/skills.ts'
import { readStandings } from '../../records/tracing/standings.ts'
import { selectActiveDays, selectContinueLesson, selectStrands, selectTotals } from './dashboard.queries.ts'

/** Lessons a week that fill the weekly goal. */
const WEEKLY_LESSONS = 5
const STREAK_LOOK_BACK_DAYS = 400

export async function readStats(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  user: UserRow,
): Promise<DashboardStats> {
  const { db, now } = deps
  const today = dayIn(user.timezone, now())
  const totals = await selectTotals(db, user.id, daysBefore(today, 6))
  const activeDays = await selectActiveDays(db, user.id, daysBefore(today, STREAK_LOOK_BACK_DAYS))
  return {
    weeklyProgress: Math.min(100, Math.round((100 * totals.lessonsThisWeek) / WEEKLY_LESSONS)),
    totalLessonsCompleted: totals.lessonsCompleted,
    practiceProblems: totals.problemsTried,
    currentStreak: currentStreak(activeDays, today),
    averageScore: totals.quizzesTaken === 0 ? 0 : Math.round(totals.quizPercentSum / totals.quizzesTaken),
    continueLesson: (await selectContinueLesson(db, user.id)) ?? null,
    subjectProgress: await measureStrands(deps, user),
  }
}

/** Mathematics and Science by their skills; Reading and Writing are the two strands of English. */
async function measureStrands(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  user: UserRow,
): Promise<DashboardStats['subjectProgress']> {
  const standings = await readStandings(deps, user)
  const strandOfSkill = await selectStrands(deps.db)
  const areas = [
    ['Mathematics', (skill: string) => subjectOfSkill(skill) === 'Mathematics'],
    ['Science', (skill: string) => subjectOfSkill(skill) === 'Science'],
    [
      'Reading',
      (skill: string) => subjectOfSkill(skill) === 'English' && strandOfSkill.get(skill) !== 'Writing',
    ],
    [
      'Writing',
      (skill: string) => subjectOfSkill(skill) === 'English' && strandOfSkill.get(skill) === 'Writing',
    ],
  ] as const
  return areas.map(([name, isPart]) => {
    const own = standings.filter(({ skill }) => isPart(skill))
    return {
      name,
      mastery: own.length === 0 ? null : masteryPercent(own),
      problemsSolved: own.reduce((sum, { correct }) => sum + correct, 0),
    }
  })
}
