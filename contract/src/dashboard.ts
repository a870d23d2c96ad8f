import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NothingSent } from './fields.ts'

export const DashboardStats = z.object({
  /** Percent of the weekly goal, at most 100. */
  weeklyProgress: z.int(),
  totalLessonsCompleted: z.int(),
  practiceProblems: z.int(),
  currentStreak: z.int(),
  /** Percent over all quizzes, 0 without one. */
  averageScore: z.number(),
  /** The lesson opened last and not completed. */
  continueLesson: z.nullable(z.object({ id: z.int(), title: z.string(), subjectId: z.int() })),
  /** Strands of the dashboard with real activity; the others show a marked sample. */
  subjectProgress: z.array(
    z.object({
      name: z.enum(['Mathematics', 'Science', 'Reading', 'Writing']),
      /** Percent; null while there is no activity. */
      mastery: z.nullable(z.int()),
      problemsSolved: z.int(),
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
  }),
}
