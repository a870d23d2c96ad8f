import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { ANNOUNCEMENTS_PER_PAGE } from '#contract/teaching/announcements.ts'
import type { Database } from '../../db/database.ts'
import { insertForId } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { announcementReads, announcements } from '../../db/schema/teaching/announcements.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { afterCursor, isOwn, markOwn, newestFirst } from '../../domain/restorable.ts'

export type AnnouncementRow = Awaited<ReturnType<typeof selectAnnouncements>>[number]
export type NewAnnouncement = typeof announcements.$inferInsert

/** Those whom it is for now: the active students of its class, or of all active classes of its teacher. */
const RECIPIENTS = sql`from ${classEnrollments}
  join ${classes} on ${classes.id} = ${classEnrollments.classId} and ${classes.isActive}
    and ${classes.deletedAt} is null
  join ${users} on ${users.id} = ${classEnrollments.studentId} and ${users.deletedAt} is null
  where ${classEnrollments.status} = 'active'
    and case when ${announcements.classId} is null then ${classes.teacherId} = ${announcements.teacherId}
      else ${classes.id} = ${announcements.classId} end`

const select = (db: Database) =>
  db
    .select({
      ...getTableColumns(announcements),
      className: classes.name,
      recipients: sql<number>`(select count(distinct ${classEnrollments.studentId})::int ${RECIPIENTS})`,
      readBy: sql<number>`(select count(distinct ${classEnrollments.studentId})::int ${RECIPIENTS}
        and exists (select 1 from ${announcementReads}
          where ${announcementReads.announcementId} = ${announcements.id}
            and ${announcementReads.userId} = ${classEnrollments.studentId}))`,
    })
    .from(announcements)
    .leftJoin(classes, eq(classes.id, announcements.classId))
    .$dynamic()

/** Of a class together with those for all classes. */
export function selectAnnouncements(
  db: Database,
  teacherId: number,
  { classId, before }: { classId?: number | undefined; before?: number | undefined },
) {
  return select(db)
    .where(
      and(
        eq(announcements.teacherId, teacherId),
        isNull(announcements.deletedAt),
        classId === undefined
          ? undefined
          : or(eq(announcements.classId, classId), isNull(announcements.classId)),
        afterCursor(announcements, before),
      ),
    )
    .orderBy(...newestFirst(announcements))
    .limit(ANNOUNCEMENTS_PER_PAGE)
}

export async function selectAnnouncement(db: Database, teacherId: number, id: number) {
  const [row] = await select(db).where(isOwn(announcements, teacherId, id))
  return row
}

/** Whom to tell of it, each once. */
export async function selectRecipientIds(db: Database, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select recipient.id from ${announcements}
    cross join lateral (select distinct ${classEnrollments.studentId} as id ${RECIPIENTS}) recipient
    where ${announcements.id} = ${id}`)
  return rows.map((row) => row.id)
}

export const insertAnnouncement = (db: Database, announcement: NewAnnouncement) =>
  insertForId(db, announcements, announcement)

export async function updateAnnouncement(
  db: Database,
  teacherId: number,
  id: number,
  change: Partial<NewAnnouncement>,
): Promise<void> {
  await db
    .update(announcements)
    .set(change)
    .where(isOwn(announcements, teacherId, id))
}

export const markDeleted = (db: Database, teacherId: number, id: number, deletedAt: Date | null) =>
  markOwn(db, announcements, { id: announcements.id }, { ownerId: teacherId, id }, deletedAt)
