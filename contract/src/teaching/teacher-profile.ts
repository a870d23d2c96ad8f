import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Grade, Id, NothingSent } from '../fields.ts'
import { UPLOAD_ADDRESS } from '../profile/profile.ts'
import { rule } from '../refusals/rule.ts'
import { Meeting } from './classes.ts'

export const LONGEST_TEACHER_BIO = 2_000
export const LONGEST_CREDENTIALS = 1_000
export const LONGEST_TAUGHT_SUBJECT = 60
export const MOST_TAUGHT_SUBJECTS = 20
export const MOST_OFFICE_HOURS = 20

const PLAIN = /^(?:\n|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u
const SAY_PLAIN = rule('invisibleCharacters')
const Lines = (longest: number) =>
  z.nullable(z.string().check(z.trim(), z.maxLength(longest), z.regex(PLAIN, SAY_PLAIN)))
const TaughtSubject = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TAUGHT_SUBJECT), z.regex(PLAIN, SAY_PLAIN))

const OfficeHours = z.object({
  day: z.string(),
  from: z.string(),
  to: z.string(),
  place: z.optional(z.string()),
})

/** What a teacher tells about themself; the field names are the documented ones. */
export const TeacherProfile = z.object({
  bio: z.nullable(z.string()),
  subjects: z.array(z.string()),
  grades: z.array(z.int()),
  credentials: z.nullable(z.string()),
  office_hours: z.array(OfficeHours),
  avatar_url: z.nullable(z.string()),
})
export type TeacherProfile = z.output<typeof TeacherProfile>

/** A teacher as the students of their classes see them. */
export const MyTeacher = z.object({
  id: z.int(),
  name: z.string(),
  bio: z.nullable(z.string()),
  subjects: z.array(z.string()),
  office_hours: z.array(OfficeHours),
  avatar_url: z.nullable(z.string()),
  /** Those that one is in. */
  classIds: z.array(z.int()),
})
export type MyTeacher = z.output<typeof MyTeacher>

export const teacherProfile = {
  read: endpoint({
    method: 'GET',
    path: '/api/teacher/profile',
    access: 'teacher',
    summary: 'What the caller tells about themself as a teacher; empty before it is filled in.',
    input: NothingSent,
    output: TeacherProfile,
    errors: ['not_signed_in', 'not_allowed'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/teacher/profile',
    access: 'teacher',
    summary:
      'Saves what the caller tells about themself; fields that are not sent stay unchanged. The picture is the one of the account.',
    input: z.object({
      bio: z.optional(Lines(LONGEST_TEACHER_BIO)),
      subjects: z.optional(z.array(TaughtSubject).check(z.maxLength(MOST_TAUGHT_SUBJECTS))),
      grades: z.optional(z.array(Grade).check(z.maxLength(13))),
      credentials: z.optional(Lines(LONGEST_CREDENTIALS)),
      office_hours: z.optional(z.array(Meeting).check(z.maxLength(MOST_OFFICE_HOURS))),
      /** One of the own uploads; null takes the picture away. */
      avatar_url: z.optional(
        z.nullable(z.string().check(z.regex(UPLOAD_ADDRESS, rule('uploadedPictureExpected')))),
      ),
    }),
    output: TeacherProfile,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/users/:id/teachers',
    access: 'self',
    summary: 'The teachers of the active classes that one is in: name, what they tell, and office hours.',
    input: z.object({ id: Id }),
    output: z.array(MyTeacher),
    errors: ['not_signed_in', 'not_found'],
  }),
}
