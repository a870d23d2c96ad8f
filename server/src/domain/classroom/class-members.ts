import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isOwnClass } from '../own-students.ts'

/** Whose figures: all students of a teacher's active classes, those of one of these classes, or some of them. */
export type Whose = {
  teacherId: number
  classId?: number | undefined
  pupilIds?: readonly number[] | undefined
}

/** A row for each active student of each class: class_id, student_id, enrolled_at. */
export function membersOf({ teacherId, classId, pupilIds }: Whose): SQL {
  return sql`
    select ${classEnrollments.classId} as class_id, ${classEnrollments.studentId} as student_id,
      ${classEnrollments.enrolledAt} as enrolled_at
    from ${classes}
    join ${classEnrollments} on ${classEnrollments.classId} = ${classes.id}
    join ${users} on ${users.id} = ${classEnrollments.studentId}
    where ${and(
      isOwnClass(teacherId),
      eq(classEnrollments.status, 'active'),
      isNull(users.deletedAt),
      classId === undefined ? undefined : eq(classes.id, classId),
      pupilIds && inArray(classEnrollments.studentId, [...pupilIds]),
    )}`
}
