import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'

const Percent = z.number().check(z.minimum(0), z.maximum(100))

/** Over all active students of a teacher's active classes, each counted once. */
export const TeacherSummary = z.object({
  totalStudents: z.int(),
  /** Of graded work and quiz results, 0 to 100; 0 before there is any. */
  averageScore: Percent,
  /** Work turned in over work expected, 0 to 100; 0 before anything is expected. */
  completionRate: Percent,
})
export type TeacherSummary = z.output<typeof TeacherSummary>

/** Work that was turned in and has no grade yet. */
export const WaitingWork = z.object({
  submissions: z.int(),
  /** What has waited longest. */
  first: z.nullable(
    z.object({
      assignmentId: z.int(),
      studentId: z.int(),
      title: z.string(),
      className: z.string(),
      submittedAt: Moment,
    }),
  ),
})
export type WaitingWork = z.output<typeof WaitingWork>

export const teacherDashboard = {
  summary: endpoint({
    method: 'GET',
    path: '/api/teacher/analytics/summary',
    access: 'teacher',
    summary:
      "How many students the caller's active classes have, how well they do and how much of the work is turned in.",
    input: NothingSent,
    output: TeacherSummary,
    errors: ['not_signed_in', 'not_allowed'],
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/teacher/submissions/waiting',
    access: 'teacher',
    summary: "How much work of the caller's active classes waits for a grade, and which has waited longest.",
    input: NothingSent,
    output: WaitingWork,
    errors: ['not_signed_in', 'not_allowed'],
  }),
}
