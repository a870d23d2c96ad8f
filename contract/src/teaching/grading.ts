import * as z from 'zod/mini'
import {
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATUSES,
  LATE_POLICIES,
  SUBMISSION_STATUSES,
  WORK_STATES,
} from '#engines/assignments/index.ts'
import { COUNTED_ATTEMPTS } from '#engines/record/index.ts'
import { Attachment, Criterion, RubricScores, WORK_FACTS } from '../classroom/work.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'

export const LONGEST_FEEDBACK = 10_000
/** Older states of one submission that are shown. */
export const MOST_VERSIONS_SHOWN = 30

const Submission = z.object({ ...WORK_FACTS, version: z.int() })

/** A student whom the assignment is given to, with or without work. */
export const SubmissionRow = z.object({
  studentId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(WORK_STATES),
  isExcused: z.boolean(),
  /** Days begun after the due date; 0 for work in time or none at all. */
  daysLate: z.int(),
  submission: z.nullable(Submission),
})
export type SubmissionRow = z.output<typeof SubmissionRow>

export const GradedAssignment = z.object({
  id: z.int(),
  title: z.string(),
  classId: z.int(),
  className: z.string(),
  kind: z.enum(ASSIGNMENT_KINDS),
  status: z.enum(ASSIGNMENT_STATUSES),
  instructions: z.nullable(z.string()),
  points: z.int(),
  dueDate: z.nullable(Moment),
  latePolicy: z.enum(LATE_POLICIES),
  /** Percent of the points for each day begun. */
  lateDeduction: z.int(),
  /** Of a quiz. */
  countedAttempt: z.enum(COUNTED_ATTEMPTS),
  rubric: z.array(Criterion),
})
export type GradedAssignment = z.output<typeof GradedAssignment>

const GraderName = z.nullable(z.string())

/** What a submission was before it was replaced or graded anew. */
export const WorkVersion = z.object({
  version: z.int(),
  submittedAt: Moment,
  content: z.nullable(z.string()),
  attachments: z.array(Attachment),
  status: z.enum(SUBMISSION_STATUSES),
  grade: z.nullable(z.number()),
  feedback: z.nullable(z.string()),
  gradedByName: GraderName,
  gradedAt: z.nullable(Moment),
})
export type WorkVersion = z.output<typeof WorkVersion>

/** Everything about one student's work that its grader needs. */
export const StudentWork = z.object({
  ...SubmissionRow.shape,
  assignmentId: z.int(),
  submission: z.nullable(
    z.object({
      ...Submission.shape,
      content: z.nullable(z.string()),
      attachments: z.array(Attachment),
      feedback: z.nullable(z.string()),
      rubricScores: RubricScores,
      gradedByName: GraderName,
      gradedAt: z.nullable(Moment),
    }),
  ),
  /** The newest first. */
  versions: z.array(WorkVersion),
})
export type StudentWork = z.output<typeof StudentWork>

/** Whole and parts of points; what the work is worth, before lateness takes anything. */
const Grade = z.nullable(z.number().check(z.minimum(0)))

const GRADING = {
  grade: z.optional(Grade),
  feedback: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_FEEDBACK)))),
  status: z.optional(z.enum(SUBMISSION_STATUSES)),
  rubricScores: z.optional(RubricScores),
  /** Late work keeps its points. Without it the rule of the assignment is followed. */
  isLateForgiven: z.optional(z.boolean()),
  /** The one that the grader has seen. Another one's save in between answers 409 with what stands there now. */
  version: z.optional(z.int().check(z.minimum(0))),
}

const ERRORS = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'] as const
const STUDENT = { id: Id, studentId: Id }

export const grading = {
  submissions: endpoint({
    method: 'GET',
    path: '/api/teacher/assignments/:id/submissions',
    access: 'ownerTeacher',
    summary:
      'One row for every student whom an assignment of the caller is given to, with or without a submission, by name. Every student shown is audited.',
    input: z.object({ id: Id }),
    output: z.object({ assignment: GradedAssignment, rows: z.array(SubmissionRow) }),
    errors: ERRORS,
  }),
  work: endpoint({
    method: 'GET',
    path: '/api/teacher/assignments/:id/students/:studentId',
    access: 'ownerTeacher',
    summary: "A student's work on an assignment of the caller, with what it was before. Reading is audited.",
    input: z.object(STUDENT),
    output: StudentWork,
    errors: ERRORS,
  }),
  grade: endpoint({
    method: 'PATCH',
    path: '/api/teacher/submissions/:id',
    access: 'ownerTeacher',
    summary:
      'Grades a submission or gives it back for revision. The grade is 0 to the points of the assignment; what was there before is kept. With the version that the grader has seen, a save of somebody else in between answers 409 and says, field by field, what stands there now.',
    input: z.object({ id: Id, ...GRADING }),
    output: StudentWork,
    errors: [...ERRORS, 'conflict'],
  }),
  gradeStudent: endpoint({
    method: 'PUT',
    path: '/api/teacher/assignments/:id/students/:studentId/grade',
    access: 'ownerTeacher',
    summary:
      'Grades the work of a student, also of one who turned in nothing here: work on paper gets a submission by it. A version of 0 says that the grader has seen none.',
    input: z.object({ ...STUDENT, ...GRADING }),
    output: StudentWork,
    errors: [...ERRORS, 'conflict'],
  }),
  excuse: endpoint({
    method: 'PUT',
    path: '/api/teacher/assignments/:id/students/:studentId/excuse',
    access: 'ownerTeacher',
    summary: 'Excuses a student from an assignment of the caller, or takes the excuse back.',
    input: z.object({ ...STUDENT, isExcused: z.boolean() }),
    output: StudentWork,
    errors: ERRORS,
  }),
}
