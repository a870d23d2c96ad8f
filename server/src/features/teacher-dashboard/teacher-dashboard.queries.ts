import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isOwnClass } from '../../domain/own-students.ts'

/** The ungraded work that was turned in first, and how much there is in all: of students who are still in the class. */
export async function selectLongestWaiting(db: Database, teacherId: number) {
  const [row] = await db
    .select({
      assignmentId: assignments.id,
      studentId: assignmentSubmissions.studentId,
      title: assignments.title,
      className: classes.name,
      submittedAt: assignmentSubmissions.submittedAt,
      submissions: sql<number>`(count(*) over ())::int`,
    })
    .from(assignments)
    .innerJoin(classes, and(eq(classes.id, assignments.classId), isOwnClass(teacherId)))
    .innerJoin(
      assignmentSubmissions,
      and(
        eq(assignmentSubmissions.assignmentId, assignments.id),
        eq(assignmentSubmissions.status, 'submitted'),
      ),
    )
    .innerJoin(
      classEnrollments,
      and(
        eq(classEnrollments.classId, assignments.classId),
        eq(classEnrollments.studentId, assignmentSubmissions.studentId),
        eq(classEnrollments.status, 'active'),
      ),
    )
    .innerJoin(users, and(eq(users.id, assignmentSubmissions.studentId), isNull(users.deletedAt)))
    .where(
      and(
        eq(assignments.teacherId, teacherId),
        isNull(assignments.deletedAt),
        ne(assignments.status, 'draft'),
      ),
    )
    .orderBy(asc(assignmentSubmissions.submittedAt), asc(assignmentSubmissions.id))
    .limit(1)
  return row
}
