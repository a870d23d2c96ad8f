import * as z from 'zod/mini'
import { RESOURCE_FACTS, RESOURCE_TYPES } from '../classroom/my-resources.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { FILL_IN, LONGEST_TITLE, requireText, Tag, Tags } from '../study/fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from '../study/listing.ts'

export const RESOURCES_PER_PAGE = 30
export const LONGEST_RESOURCE_TEXT = 2_000

export const TeachingResource = z.object({
  ...RESOURCE_FACTS,
  classId: z.nullable(z.int()),
  className: z.nullable(z.string()),
  /** Without a class: for all classes of the teacher; else for the teacher alone. */
  isForAll: z.boolean(),
  tags: z.array(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
})
export type TeachingResource = z.output<typeof TeachingResource>

/** A page of the web, or a file that is kept here. Scripts and addresses with a password in them are neither. */
const Address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2_000),
    z.regex(
      /^(?:https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?|\/api\/(?:class-files|uploads)\/[\w-]{20,100})$/i,
      rule('addressInvalid'),
    ),
  )
const Title = requireText(FILL_IN, LONGEST_TITLE)
const Fields = {
  description: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_RESOURCE_TEXT)))),
  resourceType: z.optional(z.enum(RESOURCE_TYPES)),
  resourceUrl: z.optional(z.nullable(Address)),
  thumbnailUrl: z.optional(z.nullable(Address)),
  classId: z.optional(z.nullable(Id)),
  isForAll: z.optional(z.boolean()),
  tags: z.optional(Tags),
}
const MISSING = ['not_signed_in', 'not_allowed', 'not_found'] as const

export const teachingResources = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/resources',
    access: 'teacher',
    summary: `The caller's own resources, ${sayPaged(RESOURCES_PER_PAGE)}; of a class together with those for all classes.`,
    input: z.object({
      classId: z.optional(Id),
      resourceType: z.optional(z.enum(RESOURCE_TYPES)),
      tag: z.optional(Tag),
      search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      ...Paged,
    }),
    output: z.array(TeachingResource),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/teacher/resources/tags',
    access: 'teacher',
    summary: "The tags of the caller's own resources, the most frequent first, 50 at most.",
    input: NothingSent,
    output: z.array(z.object({ tag: z.string(), count: z.int() })),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/teacher/resources',
    access: 'teacher',
    summary: 'Keeps a resource: a link by its address, which the server never opens.',
    input: z.object({ title: Title, ...Fields }),
    output: TeachingResource,
    status: 201,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/teacher/resources/:id',
    access: 'ownerTeacher',
    summary: 'Changes a resource of the caller; fields that are not sent stay unchanged.',
    input: z.object({ id: Id, title: z.optional(Title), ...Fields }),
    output: TeachingResource,
    errors: [...MISSING, 'invalid_input'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/teacher/resources/:id',
    access: 'ownerTeacher',
    summary: 'Deletes a resource of the caller; it can be restored for 30 days.',
    errors: MISSING,
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/teacher/resources/:id/restore',
    access: 'ownerTeacher',
    summary: 'Restores a resource of the caller that was deleted.',
    output: TeachingResource,
    errors: MISSING,
  }),
}
