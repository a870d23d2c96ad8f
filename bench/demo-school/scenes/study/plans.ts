import { dashboard } from '#contract/dashboard.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { pauses } from '#contract/next-steps/pauses.ts'
import { progress } from '#contract/progress.ts'
import { planning } from '#contract/study/planning.ts'
import { dateOf } from '../../calendar.ts'
import type { Scene } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'

type Context = InputOf<typeof planning.create>['context']

type Planned = {
  username: string
  day: number
  time: string
  type: InputOf<typeof planning.create>['type']
  context: Omit<Context, 'targetDate'>
  targetDay: number
  isBegun?: boolean
}

const PLANS: readonly Planned[] = [
  {
    ...{
      username: 'demo-student',
      day: 6,
      time: '15:10',
      type: 'curriculum_sequence' as const,
      targetDay: 46,
    },
    context: { subject: 'Mathematics', learningGoals: ['Add and subtract fractions'] },
    isBegun: true,
  },
  {
    ...{ username: 'demo-student', day: 44, time: '16:35', type: 'learning_path' as const, targetDay: 72 },
    context: { subject: 'Science', learningGoals: ['How bright stars look'] },
    isBegun: true,
  },
  {
    ...{
      username: 'tyler.brooks',
      day: 31,
      time: '17:40',
      type: 'adaptive_strategy' as const,
      targetDay: 60,
    },
    context: {
      subject: 'Mathematics',
      learningGoals: ['Feel okay about fractions'],
      preferences: { pace: 'slow' },
    },
  },
  {
    ...{ username: 'chidi.eze', day: 12, time: '11:00', type: 'adaptive_strategy' as const, targetDay: 70 },
    context: {
      subject: 'Mathematics',
      currentSkillLevel: 'advanced',
      learningGoals: ['Math fair', 'Calculus next year'],
    },
    isBegun: true,
  },
  {
    ...{
      username: 'demo-college',
      day: 2,
      time: '09:30',
      type: 'curriculum_sequence' as const,
      targetDay: 74,
    },
    context: { subject: 'Psychology', learningGoals: ['How memory works', 'Social influence'] },
    isBegun: true,
  },
  {
    ...{
      username: 'demo-college',
      day: 37,
      time: '10:05',
      type: 'curriculum_sequence' as const,
      targetDay: 77,
    },
    context: { subject: 'English', learningGoals: ['Citing without plagiarism'] },
    isBegun: true,
  },
  {
    ...{
      username: 'demo-professional',
      day: 5,
      time: '10:20',
      type: 'learning_path' as const,
      targetDay: 66,
    },
    context: { subject: 'Business Strategy', learningGoals: ['Break-even and price'] },
    isBegun: true,
  },
]

type Goal = Omit<InputOf<typeof progress.addGoal>, 'userId' | 'targetDate'> & {
  username: string
  day: number
  targetDay: number
}

const GOALS: readonly Goal[] = [
  {
    username: 'demo-student',
    day: 6,
    targetDay: 60,
    goalType: 'mastery',
    subject: 'Mathematics',
    targetScore: 60,
  },
  {
    username: 'demo-student',
    day: 20,
    targetDay: 70,
    goalType: 'lessons',
    subject: 'Science',
    targetScore: 6,
  },
  {
    username: 'demo-kid',
    day: 35,
    targetDay: 70,
    goalType: 'lessons',
    subject: 'Mathematics',
    targetScore: 4,
  },
  { username: 'noah.kim', day: 12, targetDay: 75, goalType: 'study_time', subject: null, targetScore: 20 },
  {
    username: 'demo-college',
    day: 2,
    targetDay: 74,
    goalType: 'lessons',
    subject: 'Psychology',
    targetScore: 6,
  },
  {
    username: 'demo-college',
    day: 30,
    targetDay: 77,
    goalType: 'mastery',
    subject: 'Mathematics',
    targetScore: 70,
  },
  {
    username: 'demo-professional',
    day: 5,
    targetDay: 66,
    goalType: 'lessons',
    subject: 'Business Strategy',
    targetScore: 5,
  },
]

/** What learners set themselves. */
export function setGoals(): Scene[] {
  return [
    ...PLANS.map(({ username, day, time, type, context, targetDay, isBegun }) =>
      at(day, time, `${username} makes a plan: ${type} in ${context.subject}`, async (stage) => {
        const { plan } = await does(stage, username, planning.create, {
          ...{ type, context: { ...context, targetDate: dateOf(targetDay) } },
        })
        if (isBegun) await does(stage, username, planning.execute, { id: plan.id })
      }),
    ),
    ...GOALS.map(({ username, day, targetDay, ...goal }) =>
      at(day, '17:50', `${username} sets a goal: ${goal.goalType} ${goal.targetScore}`, async (stage) => {
        const userId = idOf(stage, username)
        await does(stage, username, progress.addGoal, { userId, targetDate: dateOf(targetDay), ...goal })
      }),
    ),
    at(6, '15:20', 'Maya sets a weekly goal', async (stage) => {
      const goal = { unit: 'minutes' as const, amount: 90 }
      await does(stage, 'demo-student', dashboard.setWeeklyGoal, { id: idOf(stage, 'demo-student'), goal })
    }),
    at(46, '17:35', 'Maya plans a break', async (stage) => {
      await does(stage, 'demo-student', pauses.add, {
        ...{ userId: idOf(stage, 'demo-student'), firstDay: dateOf(59), lastDay: dateOf(62) },
      })
    }),
  ]
}
