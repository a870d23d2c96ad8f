import { and, desc, eq, isNull, lt, lte, type SQL } from 'drizzle-orm'
import { MOST_COUNTED, NOTIFICATIONS_PER_PAGE } from '#contract/notifications.ts'
import type { Database } from '../../db/database.ts'
import { notifications } from '../../db/schema/accounts/notifications.ts'
import { pick } from '../../platform/pick.ts'

export function selectNotifications(db: Database, userId: number, before: number | undefined) {
  return db
    .select(pick(notifications, 'id', 'kind', 'data', 'link', 'createdAt', 'readAt'))
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), before === undefined ? undefined : lt(notifications.id, before)),
    )
    .orderBy(desc(notifications.id))
    .limit(NOTIFICATIONS_PER_PAGE)
}

/** As many as are counted. */
export function selectUnread(db: Database, userId: number) {
  return db.select({ id: notifications.id }).from(notifications).where(isUnreadOf(userId)).limit(MOST_COUNTED)
}

export async function countUnread(db: Database, userId: number): Promise<number> {
  return (await selectUnread(db, userId)).length
}

export async function hasNotification(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
  return rows.length === 1
}

/** Answers whether anything was unread. */
export async function markRead(db: Database, userId: number, which: SQL, at: Date): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(isUnreadOf(userId), which))
    .returning({ id: notifications.id })
  return marked.length > 0
}

export const isThis = (id: number) => eq(notifications.id, id)
export const isUpTo = (id: number) => lte(notifications.id, id)

const isUnreadOf = (userId: number) => and(eq(notifications.userId, userId), isNull(notifications.readAt))
