import * as z from 'zod/mini'
import { ASSIGNMENT_STATUSES } from '#engines/assignments/index.ts'
import { endpoint } from '../endpoint.ts'
import { Clock, Day, Grade, Id, Moment } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { REMOVAL } from '../study/listing.ts'
import { ClassGroup } from './groups.ts'
import { RosterLine } from './roster.ts'

export const LONGEST_CLASS_NAME = 100
export const LONGEST_CLASS_DESCRIPTION = 2_000
export const LONGEST_CLASS_SUBJECT = 100
export const LONGEST_ACADEMIC_YEAR = 20
export const MOST_MEETINGS = 20
/** More than a teacher meets in a working life. */
export const MOST_CLASSES = 500
export const CLASS_LISTS = ['active', 'archived', 'all'] as const
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const Meeting = z
  .object({
    day: z.enum(WEEKDAYS),
    from: Clock,
    to: Clock,
    place: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  })
  .check(z.refine(({ from, to }) => from < to, { error: rule('meetingEndsBeforeStart'), path: ['to'] }))
export type Meeting = z.output<typeof Meeting>

const Text = (longest: number) => z.nullable(z.string().check(z.trim(), z.maxLength(longest)))

/** Every column that a person fills. */
const FIELDS = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, rule('classNameRequired')),
      z.maxLength(LONGEST_CLASS_NAME, rule('nameTooLong', { most: LONGEST_CLASS_NAME })),
    ),
  description: Text(LONGEST_CLASS_DESCRIPTION),
  grade: z.nullable(Grade),
  subject: Text(LONGEST_CLASS_SUBJECT),
  academicYear: Text(LONGEST_ACADEMIC_YEAR),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  schedule: z
    .array(Meeting)
    .check(z.maxLength(MOST_MEETINGS, rule('classTooManyMeetings', { most: MOST_MEETINGS }))),
}

const { name, ...others } = FIELDS
const ClassFields = z.object({ name, ...z.partial(z.object(others)).shape })
export type ClassFields = z.output<typeof ClassFields>

type Days = { startDate?: string | null | undefined; endDate?: string | null | undefined }
/** Days are written so that the later one is the greater text. */
const endsAfterBegin = z.refine<Days>(
  ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
  {
    error: rule('classEndsBeforeStart'),
    path: ['endDate'],
  },
)

export const ClassSummary = z.object({
  id: z.int(),
  name: z.string(),
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  academicYear: z.nullable(z.string()),
  classCode: z.string(),
  isActive: z.boolean(),
  isJoinOpen: z.boolean(),
  /** Who are in it now. */
  pupils: z.int(),
  /** Given out and not closed. */
  activeAssignments: z.int(),
  createdAt: Moment,
})
export type ClassSummary = z.output<typeof ClassSummary>

export const ClassRoom = z.extend(ClassSummary, {
  description: z.nullable(z.string()),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  schedule: z.array(
    z.object({ day: z.string(), from: z.string(), to: z.string(), place: z.optional(z.string()) }),
  ),
})
export type ClassRoom = z.output<typeof ClassRoom>

export const MOST_ON_CLASS_PAGE = 20

export const ClassPage = z.extend(ClassRoom, {
  /** Those who are in it, by last name; who left or was taken out stands in the roster. */
  enrolments: z.array(RosterLine),
  /** Who is asked to come in, and who has said no. */
  invitations: z.array(RosterLine),
  /** Students whom the teacher adds are asked first. */
  isByInvitation: z.boolean(),
  groups: z.array(ClassGroup),
  /** Of its gradebook. */
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The newest of each. */
  assignments: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      dueDate: z.nullable(Moment),
      status: z.enum(ASSIGNMENT_STATUSES),
    }),
  ),
  announcements: z.array(
    z.object({ id: z.int(), title: z.string(), priority: z.string(), createdAt: Moment }),
  ),
  resources: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      resourceType: z.nullable(z.string()),
      resourceUrl: z.nullable(z.string()),
    }),
  ),
})
export type ClassPage = z.output<typeof ClassPage>

const OneClass = z.object({ id: Id })
const OWN_ERRORS = ['not_signed_in', 'not_allowed', 'not_found'] as const

export const classes = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/classes',
    access: 'teacher',
    summary: "The caller's own classes by name: the active ones, unless archived ones or all are asked for.",
    input: z.object({ status: z._default(z.enum(CLASS_LISTS), 'active') }),
    output: z.array(ClassSummary),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/teacher/classes',
    access: 'teacher',
    summary: 'Opens a class with a new code by which students join.',
    input: ClassFields.check(endsAfterBegin),
    output: ClassRoom,
    status: 201,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input', 'conflict'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id',
    access: 'ownerTeacher',
    summary: 'A class with who is in it, its groups and its newest assignments, announcements and resources.',
    input: OneClass,
    output: ClassPage,
    errors: OWN_ERRORS,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/teacher/classes/:id',
    access: 'ownerTeacher',
    summary:
      'Changes a class; fields that are not sent stay unchanged. isActive false archives it, isJoinOpen false closes its code.',
    input: z
      .object({
        id: Id,
        ...z.partial(z.object(FIELDS)).shape,
        isActive: z.optional(z.boolean()),
        isJoinOpen: z.optional(z.boolean()),
      })
      .check(endsAfterBegin),
    output: ClassRoom,
    errors: [...OWN_ERRORS, 'invalid_input'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/teacher/classes/:id',
    access: 'ownerTeacher',
    summary:
      'Deletes a class in which nothing was turned in; it can be restored for 30 days. With work of students: 409, archive it instead.',
    errors: [...OWN_ERRORS, 'conflict'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/restore',
    access: 'ownerTeacher',
    summary: 'Restores a deleted class.',
    input: OneClass,
    output: ClassRoom,
    errors: OWN_ERRORS,
  }),
  newCode: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/code',
    access: 'ownerTeacher',
    summary: 'A new code; the old one lets nobody in any more.',
    input: OneClass,
    output: z.object({ classCode: z.string() }),
    errors: OWN_ERRORS,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/duplicate',
    access: 'ownerTeacher',
    summary:
      'Opens the class anew for the next year: name, subject, days and times, dates one year later, no students; with its assignments, if wanted, as drafts.',
    input: z.object({
      id: Id,
      name: z.optional(FIELDS.name),
      academicYear: z.optional(FIELDS.academicYear),
      withAssignments: z._default(z.boolean(), false),
    }),
    output: ClassRoom,
    status: 201,
    errors: [...OWN_ERRORS, 'invalid_input', 'conflict'],
  }),
}
