import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/notifications.ts'
import type { Database } from '../../db/database.ts'
import { notifications } from '../../db/schema/accounts/notifications.ts'
import { notificationPreferences, studyPreferences } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

export type News = {
  kind: NotificationKind
  /** Fills the words. */
  data: Record<string, string | number>
  /** The page it leads to. */
  link: string
  /** What it is about; of the same occasion nobody is told twice. */
  occasion: string
}

/**
 * Tells people something, as a part of the caller's transaction: only those who want to hear of it. Answers who was told
 * now; their open pages are to be told once it is stored.
 */
export async function notify({ db, now }: Pick<Deps, 'db' | 'now'>, userIds: readonly number[], news: News) {
  const wanting = await selectWanting(db, userIds, news.kind)
  if (wanting.length === 0) return []
  const told = await db
    .insert(notifications)
    .values(wanting.map((userId) => ({ userId, ...news, createdAt: now() })))
    .onConflictDoNothing()
    .returning({ userId: notifications.userId })
  return told.map(({ userId }) => userId)
}

type SettleDeps = Pick<CallerContext, 'db' | 'now' | 'caller' | 'presence' | 'afterCommit'>

/** The caller has met on its own page what the bell tells them of: it waits there no longer, in all open tabs. */
export async function settleNews(
  { db, now, caller: { user }, presence, afterCommit }: SettleDeps,
  { kind, occasion }: Pick<News, 'kind' | 'occasion'>,
): Promise<void> {
  const settled = await db
    .update(notifications)
    .set({ readAt: now() })
    .where(
      and(
        eq(notifications.userId, user.id),
        eq(notifications.kind, kind),
        eq(notifications.occasion, occasion),
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id })
  if (settled.length > 0) afterCommit(() => presence.tell([user.id], { type: 'notifications' }))
}

/** Today's reminder takes the place of those before it: nobody has to work through a pile of them. */
export async function settleOldReminders(db: Database, userId: number, today: string, at: Date) {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        eq(notifications.kind, 'study_reminder'),
        ne(notifications.occasion, today),
      ),
    )
}

/** Those of them who have not switched the kind off. */
export async function selectWanting(db: Database, userIds: readonly number[], kind: NotificationKind) {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, users.id),
        // A kind without a switch meets no row.
        eq(notificationPreferences.notificationType, NOTIFICATION_KINDS[kind].toggle ?? ''),
      ),
    )
    .leftJoin(studyPreferences, eq(studyPreferences.userId, users.id))
    .where(
      and(
        inArray(users.id, [...userIds]),
        isNull(users.deletedAt),
        sql`coalesce(${notificationPreferences.enabled}, true)`,
        wantsGames(kind),
      ),
    )
    .orderBy(users.id)
  return rows.map(({ id }) => id)
}

/** Who plays without points and badges does not hear of them either. */
function wantsGames(kind: NotificationKind): SQL | undefined {
  return kind === 'badge_earned' ? sql`coalesce(${studyPreferences.gamificationEnabled}, true)` : undefined
}
