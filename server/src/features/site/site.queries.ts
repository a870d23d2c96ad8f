import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { statistics, testimonials } from '../../db/schema/operations/public-content.ts'

const MOST_SHOWN = 50

export function selectFeaturedTestimonials(db: Database) {
  return db
    .select()
    .from(testimonials)
    .where(eq(testimonials.featured, true))
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(MOST_SHOWN)
}

export function selectStatistics(db: Database) {
  return db
    .select()
    .from(statistics)
    .orderBy(asc(statistics.displayOrder), asc(statistics.id))
    .limit(MOST_SHOWN)
}
