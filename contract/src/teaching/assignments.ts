import * as z from 'zod/mini'
import {
  ASSIGNMENT_AUDIENCES,
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATUSES,
  LATE_POLICIES,
} from '#engines/assignments/index.ts'
import { COUNTED_ATTEMPTS } from '#engines/record/index.ts'
import { Attachment, Criterion, MOST_CRITERIA, MOST_POINTS, MOST_RESOURCES } from '../classroom/work.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent, SentMoment } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { LONGEST_TITLE, requireText, Tag, Words } from '../study/fields.ts'
import { Paged, sayPaged } from '../study/listing.ts'

export const ASSIGNMENTS_PER_PAGE = 50
export const MOST_RECENT_ASSIGNMENTS = 50
export const MOST_CHOICES = 20
export const MOST_DECK_CARDS = 200
export const MOST_SKILLS = 10
export const MOST_PROBLEMS_WANTED = 50
export const DEFAULT_PROBLEMS_WANTED = 5
export const MOST_NAMED_STUDENTS = 300
export const MOST_REQUIREMENTS = 20
const LONGEST_TEXT = 20_000

const Title = requireText(rule('titleRequired'), LONGEST_TITLE)
const Text = z.nullable(z.string().check(z.maxLength(LONGEST_TEXT)))
const Requirement = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))
const SkillCode = z.string().check(z.minLength(3), z.maxLength(100))

/** How far the pieces of work are that students have of it (`engines/src/record/SPEC.md`). */
export const WorkCounts = z.object({
  /** Of students it is given to, and of those who turned it in whatever became of that. */
  given: z.int(),
  /** Turned in, whatever became of it. */
  handedIn: z.int(),
  /** Turned in and waiting for a grade. */
  toGrade: z.int(),
  graded: z.int(),
})
export type WorkCounts = z.output<typeof WorkCounts>

/** A row of a list; id, title, dueDate, className and status are the documented view. */
export const AssignmentSummary = z.object({
  id: z.int(),
  title: z.string(),
  dueDate: z.nullable(Moment),
  className: z.string(),
  status: z.enum(ASSIGNMENT_STATUSES),
  classId: z.int(),
  kind: z.enum(ASSIGNMENT_KINDS),
  points: z.int(),
  assignedDate: Moment,
  audience: z.enum(ASSIGNMENT_AUDIENCES),
  counts: WorkCounts,
})
export type AssignmentSummary = z.output<typeof AssignmentSummary>

/** Something with its name that an assignment points to. */
const Named = z.object({ id: z.int(), title: z.string() })
const NamedSkillCode = z.object({ code: z.string(), name: z.string() })

export const Assignment = z.object({
  ...AssignmentSummary.shape,
  description: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  lessonId: z.nullable(z.int()),
  lesson: z.nullable(Named),
  quizId: z.nullable(z.int()),
  /** `lessonId` is the lesson that it belongs to. */
  quiz: z.nullable(Named),
  resources: z.array(Attachment),
  requirements: z.array(z.string()),
  skills: z.array(NamedSkillCode),
  problemsWanted: z.nullable(z.int()),
  deck: z.array(z.object({ front: z.string(), back: z.string() })),
  latePolicy: z.enum(LATE_POLICIES),
  /** Percent of the points for each day begun. */
  lateDeduction: z.int(),
  /** Of a quiz that is taken more than once. */
  countedAttempt: z.enum(COUNTED_ATTEMPTS),
  groupId: z.nullable(z.int()),
  groupName: z.nullable(z.string()),
  /** Of an assignment for single students. */
  studentIds: z.array(z.int()),
  rubric: z.array(Criterion),
  /** Of the gradebook of its class. */
  categoryId: z.nullable(z.int()),
  isExtraCredit: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
})
export type Assignment = z.output<typeof Assignment>

const DueDate = z.nullable(SentMoment)
const MaxPoints = z.int().check(z.minimum(0), z.maximum(MOST_POINTS))
const Resources = z.array(Attachment).check(z.maxLength(MOST_RESOURCES))
const Requirements = z.array(Requirement).check(z.maxLength(MOST_REQUIREMENTS))
const Skills = z.array(SkillCode).check(z.maxLength(MOST_SKILLS))
const ProblemsWanted = z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_PROBLEMS_WANTED)))
const Percent = z.int().check(z.minimum(0), z.maximum(100))
const StudentIds = z.array(Id).check(z.maxLength(MOST_NAMED_STUDENTS))
const Rubric = z.array(Criterion).check(
  z.maxLength(MOST_CRITERIA),
  // Points are given by the id of a line: two lines of one id would share them.
  z.refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, {
    error: rule('rubricLineIdsRepeated'),
  }),
)

const Changes = {
  title: z.optional(Title),
  description: z.optional(Text),
  instructions: z.optional(Text),
  classId: z.optional(Id),
  lessonId: z.optional(z.nullable(Id)),
  quizId: z.optional(z.nullable(Id)),
  dueDate: z.optional(DueDate),
  points: z.optional(MaxPoints),
  status: z.optional(z.enum(ASSIGNMENT_STATUSES)),
  resources: z.optional(Resources),
  requirements: z.optional(Requirements),
  kind: z.optional(z.enum(ASSIGNMENT_KINDS)),
  skills: z.optional(Skills),
  problemsWanted: z.optional(ProblemsWanted),
  /** The caller's own flashcards with this tag are copied into the assignment. */
  deckTag: z.optional(Tag),
  latePolicy: z.optional(z.enum(LATE_POLICIES)),
  lateDeduction: z.optional(Percent),
  countedAttempt: z.optional(z.enum(COUNTED_ATTEMPTS)),
  audience: z.optional(z.enum(ASSIGNMENT_AUDIENCES)),
  groupId: z.optional(z.nullable(Id)),
  studentIds: z.optional(StudentIds),
  rubric: z.optional(Rubric),
  categoryId: z.optional(z.nullable(Id)),
  isExtraCredit: z.optional(z.boolean()),
}

/** Something to choose as the work: a lesson or quiz by its id, a skill by its code, a deck by its tag. */
export const WorkChoice = z.object({
  value: z.string(),
  label: z.string(),
  subject: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  /** Questions of a quiz, cards of a deck, minutes of a lesson. */
  size: z.nullable(z.int()),
})
export type WorkChoice = z.output<typeof WorkChoice>

const ERRORS = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'] as const

export const assignments = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/assignments',
    access: 'teacher',
    summary: `The caller's assignments of active classes, ${sayPaged(ASSIGNMENTS_PER_PAGE)}; of a class, with a status, with words in the title, or only those with work that waits for a grade.`,
    input: z.object({
      classId: z.optional(Id),
      status: z.optional(z.enum(ASSIGNMENT_STATUSES)),
      search: z.optional(Words),
      only: z.optional(z.enum(['toGrade'])),
      ...Paged,
    }),
    output: z.array(AssignmentSummary),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  recent: endpoint({
    method: 'GET',
    path: '/api/teacher/assignments/recent',
    access: 'teacher',
    summary: `The caller's newest assignments that are not archived, up to ${MOST_RECENT_ASSIGNMENTS}.`,
    input: NothingSent,
    output: z.array(AssignmentSummary),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/teacher/assignments/choices',
    access: 'teacher',
    summary: `Lessons, quizzes, skills or own decks that can be given out, those of the grade first; the best ${MOST_CHOICES}.`,
    input: z.object({
      kind: z.enum(['lesson', 'quiz', 'practice', 'flashcards']),
      search: z.optional(Words),
      classId: z.optional(Id),
    }),
    output: z.array(WorkChoice),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/teacher/assignments',
    access: 'ownerTeacher',
    summary:
      'Gives work to a class of the caller, to a group of it or to single students. An active one is announced to them at once.',
    input: z.object({ ...Changes, title: Title, classId: Id }),
    output: Assignment,
    status: 201,
    errors: ERRORS,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/teacher/assignments/:id',
    access: 'ownerTeacher',
    summary: 'An assignment of the caller with the name of its class and how far the students are.',
    input: z.object({ id: Id }),
    output: Assignment,
    errors: ERRORS,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/teacher/assignments/:id',
    access: 'ownerTeacher',
    summary:
      'Changes an assignment of the caller. With work turned in, its class and kind stay; a status that it cannot take answers 409.',
    input: z.object({ ...Changes, id: Id }),
    output: Assignment,
    errors: [...ERRORS, 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/teacher/assignments/:id',
    access: 'ownerTeacher',
    summary: 'Deletes an assignment of the caller; with work turned in it answers 409: archive it instead.',
    input: z.object({ id: Id }),
    output: z.void(),
    status: 204,
    errors: [...ERRORS, 'conflict'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/teacher/assignments/:id/restore',
    access: 'ownerTeacher',
    summary: 'Restores an assignment of the caller that was deleted, as it was.',
    input: z.object({ id: Id }),
    output: Assignment,
    errors: ERRORS,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/teacher/assignments/:id/duplicate',
    access: 'ownerTeacher',
    summary:
      'Copies an assignment of the caller for this or another class of theirs: for the whole class, as a draft unless said otherwise.',
    input: z.object({
      id: Id,
      classId: Id,
      title: z.optional(Title),
      dueDate: z.optional(DueDate),
      status: z._default(z.enum(['draft', 'active']), 'draft'),
    }),
    output: Assignment,
    status: 201,
    errors: ERRORS,
  }),
}
