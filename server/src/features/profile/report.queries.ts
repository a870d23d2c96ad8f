import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'

/** What was done in each subject since a day. */
export function selectSubjectDays(db: Database, userId: number, since: string) {
  const total = (column: Parameters<typeof sql>[1]) => sql<number>`sum(${column})::float8`.mapWith(Number)
  return db
    .select({
      name: subjects.name,
      seconds: total(learningDays.seconds),
      lessonsCompleted: total(learningDays.lessonsCompleted),
    })
    .from(learningDays)
    .innerJoin(subjects, eq(subjects.id, learningDays.subjectId))
    .where(and(eq(learningDays.userId, userId), gte(learningDays.day, since)))
    .groupBy(subjects.name)
    .orderBy(asc(subjects.name))
}
