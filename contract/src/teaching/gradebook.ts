import * as z from 'zod/mini'
import {
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATUSES,
  LATE_POLICIES,
  type WorkState,
} from '#engines/assignments/index.ts'
import { COUNTED_ATTEMPTS } from '#engines/record/index.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'

/** One letter for each state, so that a class of hundreds travels as a few lines. A capital: turned in late. */
export const STATE_LETTERS = {
  notDue: 'n',
  missing: 'm',
  handedIn: 'h',
  returned: 'r',
  graded: 'g',
  excused: 'x',
} as const satisfies Record<WorkState, string>
/** Not given to this student. */
export const NOT_GIVEN = '-'

const GradebookAssignment = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(ASSIGNMENT_KINDS),
  status: z.enum(ASSIGNMENT_STATUSES),
  points: z.int(),
  dueDate: z.nullable(Moment),
  latePolicy: z.enum(LATE_POLICIES),
  /** Of a quiz. */
  countedAttempt: z.enum(COUNTED_ATTEMPTS),
  hasRubric: z.boolean(),
})
export type GradebookAssignment = z.output<typeof GradebookAssignment>

const GradebookStudent = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  groupIds: z.array(z.int()),
  /** A letter for each assignment, in their order. */
  states: z.string(),
  /** Points for each assignment, in their order. */
  grades: z.array(z.nullable(z.number())),
  /** The version of each submission; 0 where there is none. */
  versions: z.array(z.int()),
  /** Quizzes that were taken more than once: how often, by the id of the assignment. */
  attempts: z.record(z.string(), z.int()),
})
export type GradebookStudent = z.output<typeof GradebookStudent>

export const Gradebook = z.object({
  classId: z.int(),
  className: z.string(),
  groups: z.array(z.object({ id: z.int(), name: z.string() })),
  assignments: z.array(GradebookAssignment),
  pupils: z.array(GradebookStudent),
})
export type Gradebook = z.output<typeof Gradebook>

const ERRORS = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'] as const

export const gradebook = {
  read: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id/gradebook',
    access: 'ownerTeacher',
    summary:
      'The gradebook of a class of the caller: every student and every assignment that was given out, by due date. Every student shown is audited.',
    input: z.object({ id: Id }),
    output: Gradebook,
    errors: ERRORS,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id/gradebook/export',
    access: 'ownerTeacher',
    summary:
      'The gradebook of a class of the caller, or of a group of it, as CSV. Every student in the file is audited.',
    input: z.object({
      id: Id,
      groupId: z.optional(Id),
      /** Averages as if missing work had brought 0 points. */
      missing: z.optional(z.enum(['zero'])),
    }),
    output: FileAnswer,
    answers: 'file',
    errors: ERRORS,
  }),
}
