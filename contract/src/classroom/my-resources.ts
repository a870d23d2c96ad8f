import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { Paged, sayPaged } from '../study/listing.ts'

export const RESOURCE_TYPES = [
  'link',
  'document',
  'video',
  'image',
  'audio',
  'worksheet',
  'presentation',
  'other',
] as const
export const MY_RESOURCES_PER_PAGE = 20

export const RESOURCE_FACTS = {
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  resourceType: z.enum(RESOURCE_TYPES),
  resourceUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
}

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
