import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, isBetween, updatedAt } from '../columns.ts'

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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (testimonial) => [
    index('testimonials_newest')
      .on(testimonial.createdAt.desc().nullsFirst(), testimonial.id.desc().nullsFirst())
      .where(sql`${testimonial.deletedAt} is null`),
    index('testimonials_featured')
      .on(testimonial.createdAt.desc().nullsFirst(), testimonial.id.desc().nullsFirst())
      .where(sql`${testimonial.featured} and ${testimonial.deletedAt} is null`),
    index('testimonials_deleted').on(testimonial.deletedAt).where(sql`${testimonial.deletedAt} is not null`),
    index('testimonials_picture').on(testimonial.avatarUrl).where(sql`${testimonial.avatarUrl} is not null`),
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
