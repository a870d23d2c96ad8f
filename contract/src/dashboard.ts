import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, NothingSent } from './fields.ts'

export const WEEKLY_UNITS = ['lessons', 'minutes'] as const
/** A week has 10,080 minutes. */
export const MOST_OF_A_WEEK = { lessons: 100, minutes: 5000 }

export const WeeklyGoal = z.object({ unit: z.enum(WEEKLY_UNITS), amount: z.int().check(z.minimum(1)) })
export type WeeklyGoal = z.output<typeof WeeklyGoal>

export const DashboardStats = z.object({
  /** Percent of the weekly goal, at most 100. */
  weeklyProgress: z.int(),
  /** What the percent is about: five lessons a week, unless the learner has set a goal of their own. */
  weeklyGoal: z.extend(WeeklyGoal, { done: z.int(), isOwn: z.boolean() }),
  /** Of the day in the learner's time zone, beside the daily goal of the settings. */
  today: z.object({ minutes: z.int(), goalMinutes: z.int() }),
  totalLessonsCompleted: z.int(),
  /** Solved, each once. */
  practiceProblems: z.int(),
  /** Different problems answered at all. */
  problemsTried: z.int(),
  currentStreak: z.int(),
  /** Percent over the quiz results that are evidence; 0 while there is none. */
  averageScore: z.number(),
  hasAverage: z.boolean(),
  /** The lesson opened last and not completed. */
  continueLesson: z.nullable(z.object({ id: z.int(), title: z.string(), subjectId: z.int() })),
  /** The strands of the dashboard. */
  subjectProgress: z.array(
    z.object({
      name: z.enum(['Mathematics', 'Science', 'Reading', 'Writing']),
      /** Percent of the grade's skills that are held; null while there is no activity. */
      mastery: z.nullable(z.int()),
      problemsSolved: z.int(),
      problemsTried: z.int(),
    }),
  ),
})
export type DashboardStats = z.output<typeof DashboardStats>

export const dashboard = {
  stats: endpoint({
    method: 'GET',
    path: '/api/users/dashboard-stats',
    access: 'signedIn',
    summary: "The signed-in user's figures for the dashboard.",
    input: NothingSent,
    output: DashboardStats,
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  setWeeklyGoal: endpoint({
    method: 'PUT',
    path: '/api/users/:id/weekly-goal',
    access: 'self',
    summary: 'Sets the weekly goal in lessons or minutes; null goes back to five lessons a week.',
    input: z.object({ id: Id, goal: z.nullable(WeeklyGoal) }),
    output: NothingSent,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
}
