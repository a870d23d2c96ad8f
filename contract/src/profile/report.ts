import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment } from '../fields.ts'

export const REPORT_PERIODS = ['week', 'month', 'year'] as const

/** What a student shows at home: plain facts of a stretch of time, on one page. */
export const ProgressReport = z.object({
  name: z.string(),
  grade: z.int(),
  period: z.enum(REPORT_PERIODS),
  firstDay: Day,
  lastDay: Day,
  madeAt: Moment,
  activeDays: z.int(),
  minutes: z.int(),
  lessonsCompleted: z.int(),
  quizzesTaken: z.int(),
  /** Percent over the quiz results that are evidence; null without one. */
  averageScore: z.nullable(z.int()),
  problemsTried: z.int(),
  problemsSolved: z.int(),
  cardsReviewed: z.int(),
  streakDays: z.int(),
  badges: z.array(z.object({ name: z.string(), earnedAt: Moment })),
  subjects: z.array(
    z.object({ name: z.string(), minutes: z.int(), lessonsCompleted: z.int(), mastery: z.nullable(z.int()) }),
  ),
})
export type ProgressReport = z.output<typeof ProgressReport>

export const report = {
  read: endpoint({
    method: 'GET',
    path: '/api/users/:id/progress-report',
    access: 'self',
    summary: 'A report to print for parents; only while sharing progress with parents is on.',
    input: z.object({ id: Id, period: z._default(z.enum(REPORT_PERIODS), 'month') }),
    output: ProgressReport,
    errors: ['not_signed_in', 'not_found', 'not_allowed', 'invalid_input'],
  }),
}
