import { and, arrayOverlaps, eq, exists, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { assignments } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'

/** Whether a class of the student has given out practice of this skill; to whom in it, `recordWork` looks up. */
export function isPracticeGivenOut(db: Database, studentId: number, skill: SQLWrapper): SQL<boolean> {
  const given = db
    .select({ one: sql`1` })
    .from(classEnrollments)
    .innerJoin(assignments, eq(assignments.classId, classEnrollments.classId))
    .where(
      and(
        eq(classEnrollments.studentId, studentId),
        eq(classEnrollments.status, 'active'),
        eq(assignments.kind, 'practice'),
        arrayOverlaps(assignments.skills, sql`array[${skill}]`),
        inArray(assignments.status, ['active', 'closed']),
        isNull(assignments.deletedAt),
      ),
    )
  return sql<boolean>`${exists(given)}`
}
