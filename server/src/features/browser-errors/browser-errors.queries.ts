import { desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { browserErrors } from '../../db/schema/operations/browser-errors.ts'

const newestFirst = [desc(browserErrors.lastSeenAt), desc(browserErrors.id)]

/** Counts an error, and says whether it is the first of its kind. */
export async function upsertError(
  db: Database,
  error: Omit<typeof browserErrors.$inferInsert, 'firstSeenAt' | 'lastSeenAt'>,
  at: Date,
): Promise<boolean> {
  const [row] = await db
    .insert(browserErrors)
    .values({ ...error, firstSeenAt: at, lastSeenAt: at })
    .onConflictDoUpdate({
      target: browserErrors.fingerprint,
      set: {
        count: sql`${browserErrors.count} + 1`,
        lastSeenAt: sql`greatest(${browserErrors.lastSeenAt}, excluded.last_seen_at)`,
      },
    })
    .returning({ count: browserErrors.count })
  return row?.count === 1
}

export async function deleteBeyond(db: Database, most: number): Promise<void> {
  const surplus = db
    .select({ id: browserErrors.id })
    .from(browserErrors)
    .orderBy(...newestFirst)
    .offset(most)
  await db.delete(browserErrors).where(inArray(browserErrors.id, surplus))
}

export function selectErrors(
  db: Pick<Database, 'select'>,
  before: { lastSeenAt: string; id: number } | null,
  limit: number,
) {
  return db
    .select()
    .from(browserErrors)
    .where(
      before
        ? sql`(${browserErrors.lastSeenAt}, ${browserErrors.id}) < (${before.lastSeenAt}::timestamptz, ${before.id}::int)`
        : undefined,
    )
    .orderBy(...newestFirst)
    .limit(limit)
}
