import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
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
