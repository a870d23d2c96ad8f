import { GOAL_TYPES } from '#contract/progress.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import { dayIn, daysBefore, momentIn } from '#engines/days/index.ts'
import { timeIn } from '#engines/notifications/index.ts'
import type { notificationSchedules } from '../../db/schema/accounts/notifications.ts'
import type { learningGoals } from '../../db/schema/accounts/onboarding.ts'
import type { userSettings } from '../../db/schema/accounts/settings.ts'
import { AWAY, type Draw } from './draw-class.ts'

type Learner = { id: number; timezone: string }

const SUBJECTS = ['Mathematics', 'Science', 'English', null] as const

/** What learners set themselves, and when they want to be told of their week: just now. */
export function drawWishes({ dice, now, at }: Draw, learners: readonly Learner[]) {
  const goals: (typeof learningGoals.$inferInsert)[] = []
  const settings: (typeof userSettings.$inferInsert)[] = []
  const schedules: (typeof notificationSchedules.$inferInsert)[] = []
  for (const { id: userId, timezone } of learners) {
    for (let n = 0; n < dice.int(0, 2); n++) {
      const goalType = dice.pick(GOAL_TYPES)
      const createdAt = at(-60 * 24, -1)
      goals.push({
        ...{ userId, goalType, createdAt, subject: dice.pick(SUBJECTS) },
        targetScore: goalType === 'study_time' ? dice.int(10, 400) : dice.int(1, 40),
        targetDate: dayIn(timezone, new Date(now.getTime() + dice.int(0, 30 * 24) * HOUR_MS)),
        priority: dice.int(1, 5),
        isActive: dice.int(1, 5) > 1,
      })
    }
    if (userId === AWAY)
      goals.push({
        ...{ userId, goalType: 'study_time', targetScore: 500, targetDate: dayIn(timezone, now) },
        createdAt: momentIn(timezone, daysBefore(dayIn(timezone, now), 4), '21:00'),
      })
    if (dice.int(1, 3) === 1) {
      const unit = dice.pick(['lessons', 'minutes'] as const)
      const amount = unit === 'lessons' ? dice.int(1, 9) : dice.int(20, 200)
      settings.push({ userId, settingKey: 'weeklyGoal', settingValue: { unit, amount } })
    }
    schedules.push({
      ...{ userId, nextLookAt: now, remindAt: timeIn(timezone, now) },
      // Never: nobody is left out for the hour of the draw.
      ...{ quietFrom: '00:00', quietTo: '00:00' },
    })
  }
  return { goals, settings, schedules }
}
