import * as z from 'zod/mini'
import { MOST_OF_A_WEEK, WeeklyGoal } from '#contract/dashboard.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { sharePercent, toMinutes } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { selectBegunLesson } from '../../domain/lessons/lessons.queries.ts'
import { countLessons, selectProblems, selectStrands } from '../../domain/record/learner-record.queries.ts'
import {
  readQuizAverage,
  readShares,
  readStreaks,
  sumProblems,
} from '../../domain/record/read-learner-record.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { readStudySettings } from '../../domain/study-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { saveSetting, selectSetting, selectWeek } from './dashboard.queries.ts'

export async function readStats(deps: Pick<Deps, 'db' | 'now'>, user: UserRow) {
  const { db, now } = deps
  const today = dayIn(user.timezone, now())
  const week = await selectWeek(db, user.id, { today, weekStart: daysBefore(today, 6) })
  const { daily_goal_minutes } = await readStudySettings(db, user.id)
  const weeklyGoal = await readWeeklyGoal(db, user.id, week)
  const problems = await selectProblems(db, user.id)
  const { tried, solved } = sumProblems(problems)
  const average = await readQuizAverage(db, user.id)
  return {
    weeklyProgress: Math.min(100, Math.round((100 * weeklyGoal.done) / weeklyGoal.amount)),
    weeklyGoal,
    today: { minutes: toMinutes(week.secondsToday), goalMinutes: daily_goal_minutes },
    totalLessonsCompleted: await countLessons(db, user.id),
    practiceProblems: solved,
    problemsTried: tried,
    currentStreak: (await readStreaks(deps, user)).current,
    averageScore: average ?? 0,
    hasAverage: average !== null,
    continueLesson: (await selectBegunLesson(db, user.id)) ?? null,
    subjectProgress: await measureAreas(db, user, problems),
  }
}

const isWriting = (strand: string | undefined) => strand === 'Writing'

/** Reading and Writing are the two strands of English. */
const AREAS = [
  { name: 'Mathematics', subject: 'Mathematics', isStrand: () => true },
  { name: 'Science', subject: 'Science', isStrand: () => true },
  { name: 'Reading', subject: 'English', isStrand: (strand: string | undefined) => !isWriting(strand) },
  { name: 'Writing', subject: 'English', isStrand: isWriting },
] as const

async function measureAreas(
  db: Database,
  user: UserRow,
  problems: Awaited<ReturnType<typeof selectProblems>>,
) {
  const strandOf = await selectStrands(db)
  const shareOf = await readShares(db, user, strandOf)
  return AREAS.map(({ name, ...area }) => {
    const own = problems.filter(
      ({ skill }) => subjectOfSkill(skill) === area.subject && area.isStrand(strandOf.get(skill)),
    )
    const { tried, solved } = sumProblems(own)
    return { name, mastery: sharePercent(shareOf(area)), problemsSolved: solved, problemsTried: tried }
  })
}

const KEY = 'weeklyGoal'
/** Lessons a week that fill the goal of whoever has set none. */
const DEFAULT_GOAL: WeeklyGoal = { unit: 'lessons', amount: 5 }

type Week = { lessons: number; seconds: number }

/** The learner's own goal, or the documented one, with what the last seven days amount to. */
async function readWeeklyGoal(db: Database, userId: number, week: Week) {
  const own = z.safeParse(WeeklyGoal, await selectSetting(db, userId, KEY))
  const goal = own.success ? own.data : DEFAULT_GOAL
  const done = goal.unit === 'lessons' ? week.lessons : toMinutes(week.seconds)
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
