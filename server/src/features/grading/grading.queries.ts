import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MOST_VERSIONS_SHOWN } from '#contract/teaching/grading.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import {
  assignmentExcuses,
  assignmentSubmissions,
  assignments,
  submissionVersions,
} from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isInAudience } from '../../domain/classroom/given-work.ts'

const graders = alias(users, 'graders')
const graderName = sql<string | null>`nullif(concat_ws(' ', ${graders.firstName}, ${graders.lastName}), '')`

/** Of a class that this teacher holds, also of one that is over: its grades are still wanted. */
const isOwn = (teacherId: number) =>
  and(eq(classes.teacherId, teacherId), isNull(classes.deletedAt), isNull(assignments.deletedAt))

export type AssignmentRow = NonNullable<Awaited<ReturnType<typeof selectAssignment>>>

export async function selectAssignment(db: Database, teacherId: number, id: number) {
  const [row] = await db
    .select({ ...getTableColumns(assignments), className: classes.name })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(eq(assignments.id, id), isOwn(teacherId)))
  return row
}

/** The students of the class whom it is given to, and those who did it before it was given to others. */
const isStudentOf = (db: Database, assignmentId: number) =>
  and(
    eq(assignments.id, assignmentId),
    eq(classEnrollments.status, 'active'),
    isNull(users.deletedAt),
    or(isInAudience(db, users.id), isNotNull(assignmentSubmissions.id)),
  )

const STUDENT = {
  studentId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  enrolledAt: classEnrollments.enrolledAt,
  isExcused: sql<boolean>`${assignmentExcuses.id} is not null`,
}

const isTheirs = (table: typeof assignmentSubmissions | typeof assignmentExcuses) =>
  and(eq(table.assignmentId, assignments.id), eq(table.studentId, users.id))

export type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number]

/** Without the work itself, which a list of hundreds does not show. */
export function selectStudents(db: Database, assignmentId: number) {
  const { id, submittedAt, status, grade, lateDeducted, isAutomatic, version, attempts } =
    assignmentSubmissions
  return db
    .select({
      ...STUDENT,
      submission: { id, submittedAt, status, grade, lateDeducted, isAutomatic, version, attempts },
    })
    .from(assignments)
    .innerJoin(classEnrollments, eq(classEnrollments.classId, assignments.classId))
    .innerJoin(users, eq(users.id, classEnrollments.studentId))
    .leftJoin(assignmentSubmissions, isTheirs(assignmentSubmissions))
    .leftJoin(assignmentExcuses, isTheirs(assignmentExcuses))
    .where(isStudentOf(db, assignmentId))
}

export type WorkRow = NonNullable<Awaited<ReturnType<typeof selectWork>>>

export async function selectWork(db: Database, assignmentId: number, studentId: number) {
  const [row] = await db
    .select({
      ...STUDENT,
      submission: getTableColumns(assignmentSubmissions),
      gradedByName: graderName,
    })
    .from(assignments)
    .innerJoin(classEnrollments, eq(classEnrollments.classId, assignments.classId))
    .innerJoin(users, eq(users.id, classEnrollments.studentId))
    .leftJoin(assignmentSubmissions, isTheirs(assignmentSubmissions))
    .leftJoin(assignmentExcuses, isTheirs(assignmentExcuses))
    .leftJoin(graders, eq(graders.id, assignmentSubmissions.gradedBy))
    .where(and(isStudentOf(db, assignmentId), eq(users.id, studentId)))
  return row
}

export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number]

export function selectVersions(db: Database, submissionId: number) {
  return db
    .select({ ...getTableColumns(submissionVersions), gradedByName: graderName })
    .from(submissionVersions)
    .leftJoin(graders, eq(graders.id, submissionVersions.gradedBy))
    .where(eq(submissionVersions.submissionId, submissionId))
    .orderBy(desc(submissionVersions.version))
    .limit(MOST_VERSIONS_SHOWN)
}

/** Whose work it is and what for, if it is of an own class. */
export async function selectPlace(db: Database, teacherId: number, submissionId: number) {
  const [row] = await db
    .select({
      assignmentId: assignmentSubmissions.assignmentId,
      studentId: assignmentSubmissions.studentId,
    })
    .from(assignmentSubmissions)
    .innerJoin(assignments, eq(assignments.id, assignmentSubmissions.assignmentId))
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(eq(assignmentSubmissions.id, submissionId), isOwn(teacherId)))
  return row
}

export async function lockSubmission(db: Database, assignmentId: number, studentId: number) {
  const [row] = await db
    .select()
    .from(assignmentSubmissions)
    .where(
      and(
        eq(assignmentSubmissions.assignmentId, assignmentId),
        eq(assignmentSubmissions.studentId, studentId),
      ),
    )
    .for('update')
  return row
}

export type Submission = typeof assignmentSubmissions.$inferSelect
type NewSubmission = typeof assignmentSubmissions.$inferInsert

export async function deleteSubmission(db: Database, id: number): Promise<void> {
  await db.delete(assignmentSubmissions).where(eq(assignmentSubmissions.id, id))
}

export async function updateSubmission(
  db: Database,
  id: number,
  change: Partial<NewSubmission>,
): Promise<void> {
  await db.update(assignmentSubmissions).set(change).where(eq(assignmentSubmissions.id, id))
}

/** False when somebody was quicker: the student, or another grader. */
export async function insertSubmission(db: Database, submission: NewSubmission): Promise<boolean> {
  const rows = await db
    .insert(assignmentSubmissions)
    .values(submission)
    .onConflictDoNothing()
    .returning({ id: assignmentSubmissions.id })
  return rows.length > 0
}

export async function saveExcuse(
  db: Database,
  { assignmentId, studentId }: { assignmentId: number; studentId: number },
  excusedAt: Date | null,
): Promise<void> {
  if (excusedAt) {
    await db
      .insert(assignmentExcuses)
      .values({ assignmentId, studentId, createdAt: excusedAt })
      .onConflictDoNothing()
    return
  }
  await db
    .delete(assignmentExcuses)
    .where(and(eq(assignmentExcuses.assignmentId, assignmentId), eq(assignmentExcuses.studentId, studentId)))
}
