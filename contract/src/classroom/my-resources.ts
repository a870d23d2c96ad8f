import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { Paged, sayPaged } from '../study/listing.ts'
import { RESOURCE_FACTS, RESOURCE_TYPES } from '../teaching/resources.ts'

export const MY_RESOURCES_PER_PAGE = 20

/** As a student sees it. */
export const MyResource = z.object({
  ...RESOURCE_FACTS,
  /** Null where it is for all classes of the teacher. */
  className: z.nullable(z.string()),
  teacherName: z.string(),
  tags: z.array(z.string()),
  createdAt: Moment,
})
export type MyResource = z.output<typeof MyResource>

export const myResources = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/class-resources',
    access: 'self',
    summary: `The resources of the caller's classes, ${sayPaged(MY_RESOURCES_PER_PAGE)}.`,
    input: z.object({
      id: Id,
      resourceType: z.optional(z.enum(RESOURCE_TYPES)),
      search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      ...Paged,
    }),
    output: z.array(MyResource),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
    offline: 'lastSeen',
  }),
}
