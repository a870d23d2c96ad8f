import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, isBetween, updatedAt } from '../columns.ts'

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
  },
  (testimonial) => [
    index('testimonials_newest').on(
      testimonial.createdAt.desc().nullsFirst(),
      testimonial.id.desc().nullsFirst(),
    ),
    index('testimonials_featured')
      .on(testimonial.createdAt.desc().nullsFirst(), testimonial.id.desc().nullsFirst())
      .where(sql`${testimonial.featured}`),
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
