import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { MY_ANNOUNCEMENTS_PER_PAGE } from '#contract/classroom/my-announcements.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { announcementReads, announcements } from '../../db/schema/teaching/announcements.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { pick } from '../../platform/pick.ts'
import { afterCursor, newestFirst } from '../restorable.ts'
import { isForOneOf, selectClassesOfStudent } from './given-work.ts'

/** There, and not over. */
const isCurrent = (at: Date) =>
  and(isNull(announcements.deletedAt), or(isNull(announcements.expiresAt), gt(announcements.expiresAt, at)))

export async function listOwnAnnouncements(
  db: Database,
  userId: number,
  at: Date,
  before: number | undefined,
) {
  const given = await selectClassesOfStudent(db, userId)
  if (given.length === 0) return []
  const rows = await db
    .select({
      ...pick(announcements, 'id', 'title', 'content', 'priority', 'attachments', 'expiresAt', 'createdAt'),
      className: classes.name,
      firstName: users.firstName,
      lastName: users.lastName,
      readAt: announcementReads.readAt,
    })
    .from(announcements)
    .innerJoin(users, eq(users.id, announcements.teacherId))
    .leftJoin(classes, eq(classes.id, announcements.classId))
    .leftJoin(
      announcementReads,
      and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.userId, userId)),
    )
    .where(and(isForOneOf(given, announcements), isCurrent(at), afterCursor(announcements, before)))
    .orderBy(...newestFirst(announcements))
    .limit(MY_ANNOUNCEMENTS_PER_PAGE)
  return rows.map(({ firstName, lastName, readAt, ...row }) => ({
    ...row,
    teacherName: `${firstName} ${lastName}`.trim(),
    isRead: readAt !== null,
  }))
}

/** Whether there is such an announcement for the student; reading it twice is reading it once. */
export async function noteReading(db: Database, userId: number, id: number, at: Date): Promise<boolean> {
  const given = await selectClassesOfStudent(db, userId)
  if (given.length === 0) return false
  const [row] = await db
    .select({ one: sql`1` })
    .from(announcements)
    .where(and(eq(announcements.id, id), isForOneOf(given, announcements), isCurrent(at)))
  if (!row) return false
  await db.insert(announcementReads).values({ announcementId: id, userId, readAt: at }).onConflictDoNothing()
  return true
}
