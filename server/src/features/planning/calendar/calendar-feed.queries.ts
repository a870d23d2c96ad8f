import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { calendarFeeds } from '../../../db/schema/study/plans.ts'

export async function selectFeed(db: Database, userId: number): Promise<{ createdAt: Date } | undefined> {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return row
}

/** One for each person: the new address takes the place of the old one. */
export async function replaceFeed(db: Database, userId: number, tokenHash: string, at: Date): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ userId, tokenHash, createdAt: at })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { tokenHash: sql`excluded.token_hash`, createdAt: sql`excluded.created_at` },
    })
}

export async function deleteFeed(db: Database, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** Whose calendar it is; nobody's when the account is closed. */
export async function selectFeedOwner(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ id: users.id, timezone: users.timezone, isDemo: users.isDemo })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.deletedAt), isNull(users.disabledAt)))
  return row
}
