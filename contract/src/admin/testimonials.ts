import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { rule } from '../refusals/rule.ts'
import { Testimonial } from '../site.ts'
import { FILL_IN, requireText } from '../study/fields.ts'
import { Paged, sayPaged } from '../study/listing.ts'
import { ADMIN_REMOVAL, ADMIN_RESTORATION, REFUSED } from './restorable.ts'

export const TESTIMONIALS_PER_PAGE = 50
export const LONGEST_QUOTE = 1_000
export const LONGEST_QUOTE_LINE = 100

const Line = z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_QUOTE_LINE)))
const Name = requireText(FILL_IN, LONGEST_QUOTE_LINE)
const Content = requireText(FILL_IN, LONGEST_QUOTE)
const Rating = z.int().check(z.minimum(1), z.maximum(5))
/** Pictures of other hosts are never loaded: visitors would be seen there. */
const Picture = z.nullable(
  z.string().check(z.regex(/^\/api\/uploads\/[\w-]{20,100}$/, rule('uploadedPictureExpected'))),
)

export const AdminTestimonial = z.extend(Testimonial, { createdAt: Moment })
export type AdminTestimonial = z.output<typeof AdminTestimonial>

export const testimonials = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/testimonials',
    access: 'admin',
    summary: `All testimonials, ${sayPaged(TESTIMONIALS_PER_PAGE)}.`,
    input: z.object(Paged),
    output: z.array(AdminTestimonial),
    errors: [...REFUSED, 'invalid_input'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/testimonials',
    access: 'admin',
    summary: 'Adds a testimonial; a featured one stands on the landing page. It is audited.',
    input: z.object({
      name: Name,
      role: z.optional(Line),
      content: Content,
      rating: z._default(Rating, 5),
      avatarUrl: z.optional(Picture),
      organization: z.optional(Line),
      featured: z._default(z.boolean(), false),
    }),
    output: AdminTestimonial,
    status: 201,
    errors: [...REFUSED, 'invalid_input'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/admin/testimonials/:id',
    access: 'admin',
    summary: 'Changes a testimonial; fields that are not sent stay unchanged. It is audited.',
    input: z.object({
      id: Id,
      name: z.optional(Name),
      role: z.optional(Line),
      content: z.optional(Content),
      rating: z.optional(Rating),
      avatarUrl: z.optional(Picture),
      organization: z.optional(Line),
      featured: z.optional(z.boolean()),
    }),
    output: AdminTestimonial,
    errors: [...REFUSED, 'not_found', 'invalid_input'],
  }),
  remove: endpoint({
    ...ADMIN_REMOVAL,
    path: '/api/admin/testimonials/:id',
    summary: 'Deletes a testimonial; it can be restored for 30 days. It is audited.',
  }),
  restore: endpoint({
    ...ADMIN_RESTORATION,
    path: '/api/admin/testimonials/:id/restore',
    summary: 'Restores a testimonial. It is audited.',
    output: AdminTestimonial,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/testimonials/pictures/:key',
    access: 'public',
    summary: 'The picture of a testimonial that stands on the landing page.',
    input: z.object({ key: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
    output: FileAnswer,
    answers: 'file',
    errors: ['not_found', 'invalid_input'],
  }),
}
