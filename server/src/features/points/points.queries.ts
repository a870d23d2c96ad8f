import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { ENTRIES_PER_PAGE } from '#contract/points.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { pointEntries } from '../../db/schema/learning/point-entries.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { pick } from '../../platform/pick.ts'

/** One more than a page when there are more. What brought no points is no entry to the learner. */
export function selectEntries(db: Database, userId: number, before: number | undefined) {
  const { kind, about } = pointEntries
  return db
    .select({
      ...pick(pointEntries, 'id', 'kind', 'about', 'points', 'earnedAt'),
      title: sql<string | null>`coalesce(${quizzes.title}, ${lessons.title})`,
    })
    .from(pointEntries)
    .leftJoin(quizzes, and(eq(kind, 'perfectQuiz'), sql`${quizzes.id}::text = ${about}`))
    .leftJoin(lessons, and(eq(kind, 'lesson'), sql`${lessons.id}::text = ${about}`))
    .where(
      and(
        eq(pointEntries.userId, userId),
        gt(pointEntries.points, 0),
        before === undefined ? undefined : lt(pointEntries.id, before),
      ),
    )
    .orderBy(desc(pointEntries.id))
    .limit(ENTRIES_PER_PAGE + 1)
}
