import * as z from 'zod/mini'
import { MOST_OF_A_WEEK, WeeklyGoal } from '#contract/dashboard.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { masteryPercent } from '#engines/progress/index.ts'
import type { Database } from '../../db/database.ts'
import { readStreak } from '../../domain/days/streak.ts'
import { selectBegunLesson } from '../../domain/lessons/lessons.queries.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { readStudySettings } from '../../domain/study-settings.ts'
import { readStandings } from '../../domain/tracing/standings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { saveSetting, selectSetting, selectSolved, selectStrands, selectTotals } from './dashboard.queries.ts'

export async function readStats(deps: Pick<Deps, 'db' | 'tracer' | 'now'>, user: UserRow) {
  const { db, now } = deps
  const today = dayIn(user.timezone, now())
  const totals = await selectTotals(db, user.id, { today, weekStart: daysBefore(today, 6) })
  const { daily_goal_minutes } = await readStudySettings(db, user.id)
  const weeklyGoal = await readWeeklyGoal(db, user.id, totals)
  return {
    weeklyProgress: Math.min(100, Math.round((100 * weeklyGoal.done) / weeklyGoal.amount)),
    weeklyGoal,
    today: { minutes: totals.minutesToday, goalMinutes: daily_goal_minutes },
    totalLessonsCompleted: totals.lessonsCompleted,
    practiceProblems: totals.problemsTried,
    currentStreak: await readStreak(deps, user),
    averageScore: totals.quizzesTaken === 0 ? 0 : Math.round(totals.quizPercentSum / totals.quizzesTaken),
    continueLesson: (await selectBegunLesson(db, user.id)) ?? null,
    subjectProgress: await measureStrands(deps, user),
  }
}

/** Mathematics and Science by their skills; Reading and Writing are the two strands of English. */
async function measureStrands(deps: Pick<Deps, 'db' | 'tracer' | 'now'>, user: UserRow) {
  const standings = await readStandings(deps, user)
  const strandOfSkill = await selectStrands(deps.db)
  const solved = await selectSolved(deps.db, user.id)
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
      problemsSolved: solved
        .filter(({ skill }) => isPart(skill))
        .reduce((sum, { problems }) => sum + problems, 0),
    }
  })
}

const KEY = 'weeklyGoal'
/** Lessons a week that fill the goal of whoever has set none. */
const DEFAULT_GOAL: WeeklyGoal = { unit: 'lessons', amount: 5 }

type Week = { lessonsThisWeek: number; minutesThisWeek: number }

/** The learner's own goal, or the documented one, with what the last seven days amount to. */
async function readWeeklyGoal(db: Database, userId: number, week: Week) {
  const own = z.safeParse(WeeklyGoal, await selectSetting(db, userId, KEY))
  const goal = own.success ? own.data : DEFAULT_GOAL
  const done = goal.unit === 'lessons' ? week.lessonsThisWeek : week.minutesThisWeek
  return { ...goal, done, isOwn: own.success }
}

export async function setWeeklyGoal({ db, caller, now }: CallerContext, goal: WeeklyGoal | null) {
  if (goal && goal.amount > MOST_OF_A_WEEK[goal.unit]) {
    const reason = goal.unit === 'lessons' ? 'weekOverLessons' : 'weekOverMinutes'
    throw new AppError('invalid_input', { reason, params: { most: MOST_OF_A_WEEK[goal.unit] } })
  }
  await saveSetting(db, {
    userId: caller.user.id,
    settingKey: KEY,
    settingValue: goal,
    updatedAt: now(),
  })
  return {}
}
