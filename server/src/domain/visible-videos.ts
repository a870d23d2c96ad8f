import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts/users.ts'
import { videoContent } from '../db/schema/study/videos.ts'
import { classEnrollments, classes } from '../db/schema/teaching/classes.ts'
import { isHeldClass } from './own-students.ts'

/** Who teaches a class in which the student is enrolled: approved, and neither shut out nor gone. */
const selectTeachersOf = (db: Database, studentId: number) =>
  db
    .select({ id: classes.teacherId })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(
      and(
        eq(classEnrollments.studentId, studentId),
        eq(classEnrollments.status, 'active'),
        isHeldClass(),
        isNull(users.approvalAskedAt),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    )

/** What a teacher of the student gave to all of their own classes. */
export const isOfTeacherOf = (db: Database, studentId: number): SQL | undefined =>
  and(eq(videoContent.isForClasses, true), inArray(videoContent.addedBy, selectTeachersOf(db, studentId)))

/** Shared with the whole school, the reader's own, or of a teacher of theirs. */
export const isVideoSeenBy = (db: Database, userId: number): SQL | undefined =>
  or(eq(videoContent.isShared, true), eq(videoContent.addedBy, userId), isOfTeacherOf(db, userId))
