import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'

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
