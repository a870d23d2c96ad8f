import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { rule } from '../refusals/rule.ts'

export const LONGEST_GROUP_NAME = 60
export const MOST_GROUPS = 50
const MOST_MEMBERS = 1_000

export const ClassGroup = z.object({
  id: z.int(),
  name: z.string(),
  /** Those who are in the class now. */
  studentIds: z.array(z.int()),
})
export type ClassGroup = z.output<typeof ClassGroup>

const Name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, rule('groupNameRequired')),
    z.maxLength(LONGEST_GROUP_NAME, rule('nameTooLong', { most: LONGEST_GROUP_NAME })),
  )
const StudentIds = z.array(Id).check(z.maxLength(MOST_MEMBERS))
const OneGroup = z.object({ id: Id, groupId: Id })
const OWN_ERRORS = ['not_signed_in', 'not_allowed', 'not_found'] as const

export const classGroups = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id/groups',
    access: 'ownerTeacher',
    summary: 'The groups of a class by name.',
    input: z.object({ id: Id }),
    output: z.array(ClassGroup),
    errors: OWN_ERRORS,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/groups',
    access: 'ownerTeacher',
    summary: 'Makes a group of students who are in the class.',
    input: z.object({ id: Id, name: Name, studentIds: z._default(StudentIds, []) }),
    output: ClassGroup,
    status: 201,
    errors: [...OWN_ERRORS, 'invalid_input', 'conflict'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/teacher/classes/:id/groups/:groupId',
    access: 'ownerTeacher',
    summary: 'Renames a group, or says anew who is in it.',
    input: z.object({ id: Id, groupId: Id, name: z.optional(Name), studentIds: z.optional(StudentIds) }),
    output: ClassGroup,
    errors: [...OWN_ERRORS, 'invalid_input', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/teacher/classes/:id/groups/:groupId',
    access: 'ownerTeacher',
    summary: 'Deletes a group; its students stay in the class. It can be restored for 30 days.',
    input: OneGroup,
    output: z.void(),
    status: 204,
    errors: OWN_ERRORS,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/groups/:groupId/restore',
    access: 'ownerTeacher',
    summary: 'Restores a deleted group.',
    input: OneGroup,
    output: ClassGroup,
    errors: OWN_ERRORS,
  }),
}
