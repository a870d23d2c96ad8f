import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { type CALENDAR_KINDS, calendarFeeds } from '../../db/schema/study/plans.ts'

export type CalendarKind = (typeof CALENDAR_KINDS)[number]
type WhoseFeed = { userId: number; kind: CalendarKind }

const isFeed = ({ userId, kind }: WhoseFeed) =>
  and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.kind, kind))

export const selectFeed = (db: Database, whose: WhoseFeed) =>
  selectRow(db, calendarFeeds, isFeed(whose), { createdAt: calendarFeeds.createdAt })

/** One of each kind for each person: the new address takes the place of the old one. */
export async function replaceFeed(db: Database, whose: WhoseFeed, tokenHash: string, at: Date) {
  await db
    .insert(calendarFeeds)
    .values({ ...whose, tokenHash, createdAt: at })
    .onConflictDoUpdate({
      target: [calendarFeeds.userId, calendarFeeds.kind],
      set: { tokenHash: sql`excluded.token_hash`, createdAt: sql`excluded.created_at` },
    })
}

export async function deleteFeed(db: Database, whose: WhoseFeed): Promise<void> {
  await db.delete(calendarFeeds).where(isFeed(whose))
}

/** Whose calendar it is; nobody's when the account is closed. */
export async function selectFeedOwner(db: Database, kind: CalendarKind, tokenHash: string) {
  const [row] = await db
    .select({ id: users.id, timezone: users.timezone, isDemo: users.isDemo, isTeacher: users.isTeacher })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        eq(calendarFeeds.kind, kind),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
      ),
    )
  return row
}
