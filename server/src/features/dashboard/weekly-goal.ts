import * as z from 'zod/mini'
import { MOST_OF_A_WEEK, WeeklyGoal } from '#contract/dashboard.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { saveSetting, selectSetting } from './dashboard.queries.ts'

const KEY = 'weeklyGoal'
/** Lessons a week that fill the goal of whoever has set none. */
const DEFAULT_GOAL: WeeklyGoal = { unit: 'lessons', amount: 5 }

type Week = { lessonsThisWeek: number; minutesThisWeek: number }

/** The learner's own goal, or the documented one, with what the last seven days amount to. */
export async function readWeeklyGoal(db: Database, userId: number, week: Week) {
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
