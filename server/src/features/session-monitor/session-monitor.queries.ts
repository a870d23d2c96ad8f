import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { hasRow } from '../../db/rows.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isOwnClass, isSeenToBy, type Staff } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

/** Those of these sessions whose people the teacher or admin may see, by last name. */
export function selectSessions(db: Database, staff: Staff, sessionIds: number[]) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      userId: users.id,
      ...pick(users, 'firstName', 'lastName', 'role', 'grade'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(inArray(sessions.id, sessionIds), isNull(users.deletedAt), isSeenToBy(db, staff, sessions.userId)),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id), asc(sessions.id))
}

/** Who is in which active class: all students of a teacher, or these people for an admin. */
export function selectEnrollments(db: Database, who: { teacherId: number } | { userIds: number[] }) {
  const isWanted =
    'teacherId' in who
      ? isOwnClass(who.teacherId)
      : and(
          inArray(classEnrollments.studentId, who.userIds),
          eq(classes.isActive, true),
          isNull(classes.deletedAt),
        )
  return db
    .select({ userId: classEnrollments.studentId, id: classes.id, name: classes.name })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .where(and(eq(classEnrollments.status, 'active'), isWanted))
    .orderBy(asc(classes.name), asc(classes.id))
}

/** A class that the teacher holds, or any for an admin. */
export async function selectClass(db: Database, staff: Staff, id: number) {
  const [row] = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), staff.role === 'admin' ? isNull(classes.deletedAt) : isOwnClass(staff.id)))
  return row
}

export function selectLessonTitles(db: Database, ids: number[]) {
  return db.select({ id: lessons.id, title: lessons.title }).from(lessons).where(inArray(lessons.id, ids))
}

export function selectQuizTitles(db: Database, ids: number[]) {
  return db.select({ id: quizzes.id, title: quizzes.title }).from(quizzes).where(inArray(quizzes.id, ids))
}

export async function deleteSession(db: Database, id: number) {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id, userId: sessions.userId })
  return row
}

export const hasUser = (db: Database, id: number) =>
  hasRow(db, users, and(eq(users.id, id), isNull(users.deletedAt)))
