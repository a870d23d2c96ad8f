import { and, asc, count, countDistinct, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { TESTIMONIALS_PER_PAGE } from '#contract/admin/testimonials.ts'
import type { Database } from '../../db/database.ts'
import { lockRow, updateRow } from '../../db/rows.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { statistics, testimonials } from '../../db/schema/operations/public-content.ts'
import { afterCursor, isNotDeleted, newestFirst, softDeletePatch } from '../../domain/restorable.ts'

const MOST_SHOWN = 50

export type TestimonialRow = typeof testimonials.$inferSelect
export type StatisticRow = typeof statistics.$inferSelect

export function selectFeaturedTestimonials(db: Database): Promise<TestimonialRow[]> {
  return (
    db
      .select()
      .from(testimonials)
      // Written out as in its index.
      .where(and(sql`${testimonials.featured}`, isNull(testimonials.deletedAt)))
      .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
      .limit(MOST_SHOWN)
  )
}

/** Without lessons that the curriculum no longer has. */
export function selectCatalog(db: Database) {
  return db
    .select({
      subject: subjects.name,
      color: subjects.color,
      audience: lessons.audience,
      lessons: countDistinct(lessons.id),
      quizzes: count(quizzes.id),
      fromGrade: sql<number>`min(coalesce(${lessons.gradeFrom}, ${lessons.grade}))::int`,
      toGrade: sql<number>`max(coalesce(${lessons.gradeTo}, ${lessons.grade}))::int`,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .where(isNull(lessons.retiredAt))
    .groupBy(subjects.id, lessons.audience)
    .orderBy(
      sql`array_position(array['school', 'college', 'professional'], ${lessons.audience})`,
      asc(subjects.name),
    )
}

export function selectTestimonials(db: Database, before: number | undefined): Promise<TestimonialRow[]> {
  return db
    .select()
    .from(testimonials)
    .where(and(isNotDeleted(testimonials), afterCursor(testimonials, before)))
    .orderBy(...newestFirst(testimonials))
    .limit(TESTIMONIALS_PER_PAGE)
}

export async function insertTestimonial(db: Database, testimonial: typeof testimonials.$inferInsert) {
  const [row] = await db.insert(testimonials).values(testimonial).returning()
  return row
}

export const lockTestimonial = (db: Database, id: number) =>
  lockRow(db, testimonials, and(eq(testimonials.id, id), isNotDeleted(testimonials)))

const updateWhere = (
  db: Database,
  condition: SQL | undefined,
  change: Partial<Record<keyof typeof testimonials.$inferInsert, unknown>>,
) => updateRow(db, testimonials, change as Partial<typeof testimonials.$inferInsert>, condition)

export const updateTestimonial = (
  db: Database,
  id: number,
  change: Partial<typeof testimonials.$inferInsert>,
) => updateWhere(db, and(eq(testimonials.id, id), isNotDeleted(testimonials)), change)

export const markTestimonial = (db: Database, id: number, deletedAt: Date | null) =>
  updateWhere(
    db,
    and(
      eq(testimonials.id, id),
      deletedAt ? isNull(testimonials.deletedAt) : isNotNull(testimonials.deletedAt),
    ),
    softDeletePatch(testimonials, deletedAt),
  )

/** A picture that stands on the landing page now; others are nobody's business. */
export async function selectShownPicture(db: Database, url: string, key: string) {
  const [row] = await db
    .select({ name: uploads.name, contentType: uploads.contentType, content: uploads.content })
    .from(testimonials)
    .innerJoin(uploads, eq(uploads.key, key))
    .where(
      and(
        eq(testimonials.avatarUrl, url),
        isNotNull(testimonials.avatarUrl),
        isNull(testimonials.deletedAt),
        eq(testimonials.featured, true),
      ),
    )
    .limit(1)
  return row
}

export function selectStatistics(db: Database): Promise<StatisticRow[]> {
  return db
    .select()
    .from(statistics)
    .orderBy(asc(statistics.displayOrder), asc(statistics.id))
    .limit(MOST_SHOWN)
}

/** Nobody else replaces them meanwhile. */
export async function lockStatistics(db: Database): Promise<StatisticRow[]> {
  await db.execute(sql`lock table ${statistics} in share row exclusive mode`)
  return db.select().from(statistics).orderBy(asc(statistics.displayOrder), asc(statistics.id))
}

export async function replaceStatistics(db: Database, figures: (typeof statistics.$inferInsert)[]) {
  await db.delete(statistics)
  if (figures.length > 0) await db.insert(statistics).values(figures)
}
