import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../db/schema/teaching/classes.ts'

export type Staff = { id: number; role: string }

/** A class that is held now. */
export const isHeldClass = (): SQL | undefined => and(eq(classes.isActive, true), isNull(classes.deletedAt))

/** A class that this teacher holds now. */
export function isOwnClass(teacherId: number): SQL | undefined {
  return and(eq(classes.teacherId, teacherId), isHeldClass())
}

/** An admin sees to everybody, a teacher to the students of their own active classes. */
export function isSeenToBy(db: Database, staff: Staff, studentId: AnyPgColumn): SQL | undefined {
  if (staff.role === 'admin') return undefined
  return exists(
    db
      .select({ one: sql`1` })
      .from(classEnrollments)
      .innerJoin(classes, eq(classes.id, classEnrollments.classId))
      .where(
        and(
          eq(classEnrollments.studentId, studentId),
          eq(classEnrollments.status, 'active'),
          isOwnClass(staff.id),
        ),
      ),
  )
}

/** Who teaches a class in which the student is enrolled: approved, and neither shut out nor gone. */
export const selectTeachersOf = (db: Database, studentId: number, condition?: SQL) =>
  db
    .selectDistinct({ id: users.id })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(
      and(
        eq(classEnrollments.studentId, studentId),
        eq(classEnrollments.status, 'active'),
        isHeldClass(),
        isActiveAdult(),
        condition,
      ),
    )

/** Staff who may see to others now: approved, and neither shut out nor gone. */
export const isActiveAdult = () =>
  and(isNull(users.approvalAskedAt), isNull(users.disabledAt), isNull(users.deletedAt))
