import { and, desc, eq, getTableColumns, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { MOST_PIECES_OF_WORK, MOST_RESULTS_SHOWN } from '#contract/teaching/students.ts'
import type { Database } from '../../db/database.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isInAudience } from '../../domain/classroom/given-work.ts'
import { isOwnClass } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

const work = assignmentSubmissions

export type GivenRow = Awaited<ReturnType<typeof selectGivenWork>>[number]

/** What a teacher's own active classes gave to this student, and what they did before it was given to others. */
export function selectGivenWork(db: Database, teacherId: number, studentId: number) {
  return db
    .select({
      assignmentId: assignments.id,
      ...pick(assignments, 'title', 'kind', 'dueDate', 'points', 'status'),
      className: classes.name,
      enrolledAt: classEnrollments.enrolledAt,
      isExcused: sql<boolean>`${assignmentExcuses.id} is not null`,
      submission: getTableColumns(work),
    })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .leftJoin(work, and(eq(work.assignmentId, assignments.id), eq(work.studentId, studentId)))
    .leftJoin(
      assignmentExcuses,
      and(eq(assignmentExcuses.assignmentId, assignments.id), eq(assignmentExcuses.studentId, studentId)),
    )
    .where(
      and(
        eq(classEnrollments.studentId, studentId),
        eq(classEnrollments.status, 'active'),
        isOwnClass(teacherId),
        isNull(assignments.deletedAt),
        ne(assignments.status, 'draft'),
        or(isInAudience(db, studentId), isNotNull(work.id)),
      ),
    )
    .orderBy(desc(sql`coalesce(${assignments.dueDate}, ${assignments.assignedDate})`), desc(assignments.id))
    .limit(MOST_PIECES_OF_WORK)
}

export function selectResults(db: Database, userId: number) {
  return db
    .select({
      ...pick(quizResults, 'id', 'quizId', 'score', 'maxScore', 'dateTaken', 'attempt'),
      title: quizzes.title,
    })
    .from(quizResults)
    .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
    .where(eq(quizResults.userId, userId))
    .orderBy(desc(quizResults.dateTaken), desc(quizResults.id))
    .limit(MOST_RESULTS_SHOWN)
}
