import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'

const Percent = z.number().check(z.minimum(0))

/** Over all active students of a teacher's active classes, each counted once. */
export const TeacherSummary = z.object({
  totalStudents: z.int(),
  /** The mean of the students' scores in scored class work, in percent; 0 before there is any. */
  averageScore: Percent,
  /** Work turned in, of all that was given, in percent; 0 before anything is given. */
  completionRate: Percent,
})
export type TeacherSummary = z.output<typeof TeacherSummary>

/** The same for people to read: what is not known yet is no 0. */
export const TeacherFigures = z.object({
  totalStudents: z.int(),
  averageScore: z.nullable(Percent),
  completionRate: z.nullable(Percent),
  /** Given work whose time is not over: with any, completion is "so far". */
  open: z.int(),
})
export type TeacherFigures = z.output<typeof TeacherFigures>

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
  figures: endpoint({
    method: 'GET',
    path: '/api/teacher/analytics/figures',
    access: 'teacher',
    summary: 'The figures of the summary as the dashboard shows them: null before they mean something.',
    input: NothingSent,
    output: TeacherFigures,
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
