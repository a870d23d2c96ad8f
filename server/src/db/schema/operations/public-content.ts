import { isNotNull, isNull, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, restorable } from '../columns.ts'
import { byNewest, isBetween } from '../constraints.ts'

export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    name: text('name').notNull(),
    role: text('role'),
    content: text('content').notNull(),
    rating: integer('rating').notNull().default(5),
    avatarUrl: text('avatar_url'),
    organization: text('organization'),
    featured: boolean('featured').notNull().default(false),
    ...restorable(),
  },
  (testimonial) => [
    index('testimonials_newest')
      .on(...byNewest(testimonial))
      .where(isNull(testimonial.deletedAt)),
    index('testimonials_featured')
      .on(...byNewest(testimonial))
      .where(sql`${testimonial.featured} and ${testimonial.deletedAt} is null`),
    index('testimonials_deleted').on(testimonial.deletedAt).where(isNotNull(testimonial.deletedAt)),
    index('testimonials_picture').on(testimonial.avatarUrl).where(isNotNull(testimonial.avatarUrl)),
    check('testimonials_rating_known', isBetween(testimonial.rating, 1, 5)),
  ],
)

export const statistics = pgTable(
  'statistics',
  {
    id: id(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    icon: text('icon'),
    category: text('category'),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (statistic) => [index('statistics_order').on(statistic.displayOrder, statistic.id)],
)
