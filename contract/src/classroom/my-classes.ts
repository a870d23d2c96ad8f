import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { rule } from '../refusals/rule.ts'

export const ENROLMENT_STATUSES = ['active', 'inactive', 'removed'] as const

/** As people type it: case, spaces and hyphens do not count. */
const ClassCode = z.string().check(z.trim(), z.minLength(1, rule('classCodeRequired')), z.maxLength(40))

export const MyClass = z.object({
  id: z.int(),
  name: z.string(),
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  teacherName: z.string(),
  /** `inactive`: its teacher asks the caller to come in, and sees nothing of them yet. */
  status: z.enum(ENROLMENT_STATUSES),
  /** Work that was given to the caller and is not turned in yet, or was given back. */
  openAssignments: z.int(),
})
export type MyClass = z.output<typeof MyClass>

/** What a code tells before one joins. */
export const ClassBehindCode = z.object({
  name: z.string(),
  subject: z.nullable(z.string()),
  teacherName: z.string(),
  isJoinOpen: z.boolean(),
  /** The caller is in it already. */
  isIn: z.boolean(),
})
export type ClassBehindCode = z.output<typeof ClassBehindCode>

const OwnClass = z.object({ id: Id, classId: Id })
const JOIN_ERRORS = [
  'not_signed_in',
  'not_allowed',
  'invalid_input',
  'not_found',
  'conflict',
  'too_many_requests',
] as const
const OWN_ERRORS = ['not_signed_in', 'not_found'] as const

export const myClasses = {
  lookUp: endpoint({
    method: 'GET',
    path: '/api/classes/join',
    access: 'student',
    summary: 'Which class a code belongs to, to be sure before joining. Wrong codes are slowed down.',
    input: z.object({ classCode: ClassCode }),
    output: ClassBehindCode,
    errors: JOIN_ERRORS,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/classes/join',
    access: 'student',
    summary: 'Joins a class by its code. Wrong codes are slowed down.',
    input: z.object({ classCode: ClassCode }),
    output: MyClass,
    transaction: 'manual',
    errors: JOIN_ERRORS,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/classes',
    access: 'self',
    summary: 'The classes that one is in or is invited to, by name.',
    input: z.object({ id: Id }),
    output: z.array(MyClass),
    errors: OWN_ERRORS,
    offline: 'lastSeen',
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/users/:id/classes/:classId',
    access: 'self',
    summary: 'Leaves a class, or declines an invitation; work that was turned in stays with its teacher.',
    input: OwnClass,
    output: z.void(),
    status: 204,
    errors: OWN_ERRORS,
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/api/users/:id/classes/:classId/restore',
    access: 'self',
    summary: 'Comes back to a class that one has left; a declined invitation is open again.',
    input: OwnClass,
    output: MyClass,
    errors: [...OWN_ERRORS, 'conflict'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/users/:id/classes/:classId/accept',
    access: 'self',
    summary: 'Accepts the invitation to a class: its teacher sees from now on what one learns.',
    input: OwnClass,
    output: MyClass,
    errors: [...OWN_ERRORS, 'conflict'],
  }),
}
