import { and, eq, exists, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { assignmentStudents, assignments } from '../../db/schema/teaching/assignments.ts'
import {
  classEnrollments,
  classes,
  classGroupMembers,
  classGroups,
} from '../../db/schema/teaching/classes.ts'

/** What the assignment's audience says about a student of its class: all of them, a group, or those who are named. */
export function isInAudience(db: Database, studentId: SQLWrapper | number): SQL | undefined {
  const inGroup = db
    .select({ one: sql`1` })
    .from(classGroupMembers)
    .innerJoin(classGroups, eq(classGroups.id, classGroupMembers.groupId))
    .where(
      and(
        eq(classGroupMembers.groupId, assignments.groupId),
        eq(classGroupMembers.studentId, studentId),
        isNull(classGroups.deletedAt),
      ),
    )
  const named = db
    .select({ one: sql`1` })
    .from(assignmentStudents)
    .where(
      and(eq(assignmentStudents.assignmentId, assignments.id), eq(assignmentStudents.studentId, studentId)),
    )
  return or(
    eq(assignments.audience, 'class'),
    and(eq(assignments.audience, 'group'), exists(inGroup)),
    and(eq(assignments.audience, 'pupils'), exists(named)),
  )
}

/** An assignment that this student can see: given out, to them, by a class that they are in. */
export function isGivenTo(db: Database, studentId: number): SQL | undefined {
  const inClass = db
    .select({ one: sql`1` })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .where(and(eq(classEnrollments.classId, assignments.classId), isInActiveClass(studentId)))
  return and(
    isNull(assignments.deletedAt),
    ne(assignments.status, 'draft'),
    exists(inClass),
    isInAudience(db, studentId),
  )
}

type StudentClass = { id: number; teacherId: number }

/** Somebody's place in a class that goes on. */
export const isInActiveClass = (studentId: number) =>
  and(
    eq(classEnrollments.studentId, studentId),
    eq(classEnrollments.status, 'active'),
    eq(classes.isActive, true),
    isNull(classes.deletedAt),
  )

/** The active classes that a student is in now. */
export function selectClassesOfStudent(db: Database, studentId: number): Promise<StudentClass[]> {
  return db
    .select({ id: classes.id, teacherId: classes.teacherId })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .where(isInActiveClass(studentId))
}

/** What is meant for one of these classes, or for all classes of one of their teachers. At least one class. */
export function isForOneOf(
  given: readonly StudentClass[],
  thing: { classId: PgColumn; teacherId: PgColumn },
  isForAll?: SQL,
): SQL | undefined {
  const teacherIds = [...new Set(given.map(({ teacherId }) => teacherId))]
  return or(
    inArray(
      thing.classId,
      given.map(({ id }) => id),
    ),
    and(isNull(thing.classId), inArray(thing.teacherId, teacherIds), isForAll),
  )
}
