import { and, count, eq, exists, isNull, or, sql, sum } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'

/** The class as this person may put files into it: they hold it, or they are in it. */
export async function findRoom(db: Database, userId: number, classId: number) {
  const [row] = await db
    .select({ isTeacher: sql<boolean>`${classes.teacherId} = ${userId}` })
    .from(classes)
    .leftJoin(
      classEnrollments,
      and(
        eq(classEnrollments.classId, classes.id),
        eq(classEnrollments.studentId, userId),
        eq(classEnrollments.status, 'active'),
      ),
    )
    .where(
      and(
        eq(classes.id, classId),
        eq(classes.isActive, true),
        isNull(classes.deletedAt),
        or(eq(classes.teacherId, userId), sql`${classEnrollments.id} is not null`),
      ),
    )
  return row
}

export async function measureFiles(db: Database, ownerId: number) {
  const row = await selectRow(db, classFiles, eq(classFiles.ownerId, ownerId), {
    files: count(),
    bytes: sum(classFiles.sizeBytes).mapWith(Number),
  })
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 }
}

export async function insertFile(db: Database, file: typeof classFiles.$inferInsert): Promise<void> {
  await db.insert(classFiles).values(file)
}

/** Of its owner, the teacher of its class, and the class when it is for all; of a deleted account nothing is found. */
export async function selectFile(db: Database, reader: { id: number; isStaff: boolean }, key: string) {
  const inClass = db
    .select({ one: sql`1` })
    .from(classEnrollments)
    .where(
      and(
        eq(classEnrollments.classId, classFiles.classId),
        eq(classEnrollments.studentId, reader.id),
        eq(classEnrollments.status, 'active'),
      ),
    )
  const [row] = await db
    .select({ name: classFiles.name, contentType: classFiles.contentType, content: classFiles.content })
    .from(classFiles)
    .innerJoin(users, eq(users.id, classFiles.ownerId))
    .leftJoin(classes, and(eq(classes.id, classFiles.classId), isNull(classes.deletedAt)))
    .where(
      and(
        eq(classFiles.key, key),
        isNull(users.deletedAt),
        or(
          eq(classFiles.ownerId, reader.id),
          reader.isStaff ? eq(classes.teacherId, reader.id) : undefined,
          and(eq(classFiles.isForClass, true), eq(classes.isActive, true), exists(inClass)),
        ),
      ),
    )
  return row
}
