import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { teachers } from '../../db/schema/accounts/teachers.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { isInActiveClass } from '../../domain/classroom/given-work.ts'
import { pick } from '../../platform/pick.ts'

export type TeacherRow = typeof teachers.$inferSelect

export const selectTeacher = (db: Database, userId: number) =>
  selectRow(db, teachers, eq(teachers.userId, userId))

export async function saveTeacher(db: Database, values: typeof teachers.$inferInsert) {
  const { userId: _, ...change } = values
  const [row] = await db
    .insert(teachers)
    .values(values)
    .onConflictDoUpdate({ target: teachers.userId, set: change })
    .returning()
  return row
}

export async function updateUserPicture(db: Database, userId: number, url: string | null, at: Date) {
  await db.update(users).set({ avatarUrl: url, updatedAt: at }).where(eq(users.id, userId))
}

/** The teachers of the active classes that a learner is in, by last name. */
export function selectTeachersOf(db: Database, studentId: number) {
  return db
    .select({
      ...pick(users, 'id', 'firstName', 'lastName'),
      ...pick(teachers, 'bio', 'subjects', 'office_hours'),
      avatar_url: users.avatarUrl,
      classIds: sql<number[]>`json_agg(${classes.id} order by ${classes.id})`,
    })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .leftJoin(teachers, eq(teachers.userId, users.id))
    .where(and(isInActiveClass(studentId), isNull(users.deletedAt)))
    .groupBy(users.id, teachers.id)
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}
