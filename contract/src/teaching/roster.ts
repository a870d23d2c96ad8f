import * as z from 'zod/mini'
import { ENROLMENT_STATUSES } from '../classroom/my-classes.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { rule } from '../refusals/rule.ts'
import { SAID } from '../refusals/said.ts'

export type EnrollmentStatus = (typeof ENROLMENT_STATUSES)[number]
/** Of their own will, asked by the teacher and silent so far, said no, or went away. */
export const ENROLMENT_CONSENTS = ['given', 'asked', 'declined', 'left'] as const
export const MOST_STUDENTS = 1_000
export const MOST_ROSTER_ROWS = 500
export const LARGEST_ROSTER_BYTES = 128 * 1024
const BASE64_LENGTH = Math.ceil(LARGEST_ROSTER_BYTES / 3) * 4

/** Of somebody who has not agreed to be in the class (`asked`, `declined`) only the username is told. */
export const RosterLine = z.object({
  studentId: z.int(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  grade: z.nullable(z.int()),
  status: z.enum(ENROLMENT_STATUSES),
  consent: z.enum(ENROLMENT_CONSENTS),
  enrolledAt: Moment,
  groupIds: z.array(z.int()),
})
export type RosterLine = z.output<typeof RosterLine>

/**
 * What happens to a row of a file: the student is asked, or comes in, comes back; is in already, is asked already, has said
 * no, stands in the file twice, or nobody can be found for it.
 */
export const ROW_FATES = [
  'invite',
  'enrol',
  'comeBack',
  'alreadyIn',
  'alreadyInvited',
  'declined',
  'repeated',
  'error',
] as const

export const RosterRow = z.object({
  /** The line of the file, counted from 1. */
  row: z.int(),
  /** As the file says it; of accounts nothing is told but whether a student has it. */
  username: z.string(),
  email: z.string(),
  name: z.string(),
  fate: z.enum(ROW_FATES),
  /** What is wrong, in plain words. */
  message: z.nullable(z.string()),
  reason: z.optional(SAID.reason),
  params: SAID.params,
})
export type RosterRow = z.output<typeof RosterRow>

const RosterFile = z
  .string()
  .check(
    z.minLength(1, rule('fileRequired')),
    z.maxLength(BASE64_LENGTH, rule('classListTooLarge', { kilobytes: LARGEST_ROSTER_BYTES / 1024 })),
  )

const OneClass = z.object({ id: Id })
const OWN_ERRORS = ['not_signed_in', 'not_allowed', 'not_found'] as const

export const roster = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id/students',
    access: 'ownerTeacher',
    summary: 'Who is, was or is asked to be in the class, by last name; names only, no figures.',
    input: z.object({ id: Id, status: z.optional(z.enum(ENROLMENT_STATUSES)) }),
    output: z.array(RosterLine),
    errors: [...OWN_ERRORS, 'invalid_input'],
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/students',
    access: 'ownerTeacher',
    reachesOthers: true,
    summary:
      'Asks a student, by username, into the class: until they agree the line is `inactive`. Where the operator lets teachers add students, they are in at once.',
    input: z.object({
      id: Id,
      username: z.string().check(z.trim(), z.minLength(1, rule('usernameRequired')), z.maxLength(100)),
    }),
    output: RosterLine,
    status: 201,
    transaction: 'manual',
    errors: [...OWN_ERRORS, 'invalid_input', 'conflict', 'too_many_requests'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/teacher/classes/:id/students/:studentId',
    access: 'ownerTeacher',
    reachesOthers: true,
    summary:
      'Takes a student out of the class, or an invitation back. `active` takes back in who was taken out, and asks who has not agreed. Work that was turned in stays.',
    input: z.object({ id: Id, studentId: Id, status: z.enum(ENROLMENT_STATUSES) }),
    output: RosterLine,
    errors: [...OWN_ERRORS, 'invalid_input', 'conflict'],
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/students/import/preview',
    access: 'ownerTeacher',
    reachesOthers: true,
    summary: 'Reads a class list (CSV) and says what would happen to each row; nothing is stored.',
    input: z.object({ id: Id, file: RosterFile }),
    output: z.object({ rows: z.array(RosterRow), newPupils: z.int(), errors: z.int() }),
    transaction: 'none',
    bodyLimitBytes: BASE64_LENGTH + 1024,
    errors: [...OWN_ERRORS, 'invalid_input', 'too_large', 'too_many_requests'],
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/students/import',
    access: 'ownerTeacher',
    reachesOthers: true,
    summary:
      'Asks the students of a class list (CSV) into the class, or enrols them where the operator lets teachers, all of them or nobody. With broken rows nothing is imported unless `skipErrors` says to leave those out.',
    input: z.object({ id: Id, file: RosterFile, skipErrors: z._default(z.boolean(), false) }),
    output: z.object({ invited: z.int(), enrolled: z.int(), alreadyIn: z.int(), leftOut: z.int() }),
    status: 201,
    transaction: 'manual',
    bodyLimitBytes: BASE64_LENGTH + 1024,
    errors: [...OWN_ERRORS, 'invalid_input', 'too_large', 'conflict', 'too_many_requests'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id/students/export',
    access: 'ownerTeacher',
    summary: 'The class list as a CSV file.',
    input: OneClass,
    output: FileAnswer,
    answers: 'file',
    errors: OWN_ERRORS,
  }),
}
