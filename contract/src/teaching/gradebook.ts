import * as z from 'zod/mini'
import {
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATUSES,
  LATE_POLICIES,
  type WorkState,
} from '#engines/assignments/index.ts'
import { COUNTED_ATTEMPTS } from '#engines/record/index.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { NamedSkill } from '../skills.ts'
import { GradingRules, NewGradingRules, Term } from './grading-rules.ts'

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
  categoryId: z.nullable(z.int()),
  isExtraCredit: z.boolean(),
  /** By which it lies in a term: when it is due, or else was given out. */
  day: Day,
})
export type GradebookAssignment = z.output<typeof GradebookAssignment>

const GradebookStudent = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** By which students of one name are told apart. */
  username: z.string(),
  groupIds: z.array(z.int()),
  /** A letter for each assignment, in their order. */
  states: z.string(),
  /** Points for each assignment, in their order. */
  grades: z.array(z.nullable(z.number())),
  /** The version of each submission; 0 where there is none. */
  versions: z.array(z.int()),
  /** Quizzes that were taken more than once: how often, by the id of the assignment. */
  attempts: z.record(z.string(), z.int()),
  /** Assignments that have a comment of their grader. */
  commented: z.array(z.int()),
})
export type GradebookStudent = z.output<typeof GradebookStudent>

export const Gradebook = z.object({
  classId: z.int(),
  className: z.string(),
  groups: z.array(z.object({ id: z.int(), name: z.string() })),
  rules: GradingRules,
  /** The class's own, or where it has none, those of the school. */
  terms: z.array(Term),
  assignments: z.array(GradebookAssignment),
  pupils: z.array(GradebookStudent),
})
export type Gradebook = z.output<typeof Gradebook>

const StudentStandard = z.object({
  studentId: z.int(),
  heldSkills: z.int(),
  answers: z.int(),
  correct: z.int(),
  lastAnsweredAt: Moment,
})

export const StandardsReport = z.object({
  grade: z.int(),
  subject: z.string(),
  subjects: z.array(z.string()),
  pupils: z.array(z.object({ id: z.int(), firstName: z.string(), lastName: z.string() })),
  standards: z.array(
    z.object({
      code: z.string(),
      skills: z.array(NamedSkill),
      /** Students who hold all its skills. */
      held: z.int(),
      /** Students who have answered anything for it. */
      begun: z.array(StudentStandard),
    }),
  ),
})
export type StandardsReport = z.output<typeof StandardsReport>

/** Both hold the same; CSV is read by every product, XLSX keeps text text. */
export const BOOK_FORMATS = ['csv', 'xlsx'] as const

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
      'The gradebook of a class of the caller, of a group of it or of one term, as CSV or XLSX, with usernames and email addresses. Every student in the file is audited.',
    input: z.object({
      id: Id,
      groupId: z.optional(Id),
      /** The name of a term; without it everything counts. */
      term: z.optional(z.string().check(z.maxLength(60))),
      format: z._default(z.enum(BOOK_FORMATS), 'csv'),
    }),
    output: FileAnswer,
    answers: 'file',
    errors: ERRORS,
  }),
  saveRules: endpoint({
    method: 'PUT',
    path: '/api/teacher/classes/:id/gradebook/rules',
    access: 'ownerTeacher',
    summary:
      'How a class of the caller is graded: categories, scale, terms and missing work, and the categories of its assignments. With a version that is not the current one: 409.',
    input: z.object({ id: Id, ...NewGradingRules }),
    output: GradingRules,
    errors: [...ERRORS, 'conflict'],
  }),
  standards: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id/standards',
    access: 'ownerTeacher',
    summary:
      "The standards of a class's grade in a subject: how many of its students hold each, and the answers that say so. Every student of the class is audited.",
    input: z.object({ id: Id, subject: z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
    output: StandardsReport,
    errors: ERRORS,
  }),
}
