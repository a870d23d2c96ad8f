import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Refusal } from '#contract/refusals/catalog.ts'
import type { Database } from '../../db/database.ts'
import { throttles } from '../../db/schema/operations/throttles.ts'
import { withoutWaiting } from '../../db/without-waiting.ts'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'

/** At most `limit` tries under one name within the window. */
export type Limit = { name: string; limit: number; windowSeconds: number }

/** Names carry addresses and account names, so only their hash is stored. */
function hashName(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

/**
 * Counts a try before it is made and refuses it with 429 when a limit is used up. Counting first means that a hundred
 * tries at once cannot all slip through before the first one fails; `giveBackTry` undoes it for a try that was fine.
 * A refused try counts nowhere: else somebody who hammers at one name would use up the wider limits, too, and lock out
 * the name everywhere or everybody at the same address.
 */
export async function spendTry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  refusal: Refusal,
  ...limits: Limit[]
): Promise<void> {
  const at = now()
  const keyed = limits
    .map((limit) => ({ ...limit, key: hashName(limit.name) }))
    // A fixed order, so that two tries at once cannot lock each other's rows crosswise.
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const counted = await countTry(db, keyed, at)
  if (counted.length === keyed.length) return
  const isCounted = new Set(counted.map(({ key }) => key))
  await giveBack(db, [...isCounted])
  const uncounted = keyed.map(({ key }) => key).filter((key) => !isCounted.has(key))
  const usedUp = await db
    .select({ expiresAt: throttles.expiresAt })
    .from(throttles)
    .where(inArray(throttles.key, uncounted))
  const waits = usedUp.map(({ expiresAt }) => Math.ceil((expiresAt.getTime() - at.getTime()) / 1000))
  throw new AppError('too_many_requests', refusal, { retryAfterSeconds: Math.max(1, ...waits) })
}

/** The names that had a try left, each with one less now. */
function countTry(db: Database, limits: (Limit & { key: string })[], now: Date): Promise<{ key: string }[]> {
  const isOver = sql`${throttles.expiresAt} <= excluded.window_started_at`
  const limitOfRow = sql.join(
    limits.map(({ key, limit }) => sql`when ${key} then ${limit}::int`),
    sql` `,
  )
  return db
    .insert(throttles)
    .values(
      limits.map(({ key, windowSeconds }) => ({
        key,
        count: 1,
        windowStartedAt: now,
        expiresAt: new Date(now.getTime() + windowSeconds * 1000),
      })),
    )
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${throttles.windowStartedAt} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${throttles.expiresAt} end`,
      },
      setWhere: sql`${isOver} or ${throttles.count} < case ${throttles.key} ${limitOfRow} end`,
    })
    .returning({ key: throttles.key, quick: withoutWaiting(db) })
}

export async function giveBackTry(db: Database, limits: Limit[]): Promise<void> {
  const keys = limits.map(({ name }) => hashName(name))
  await giveBack(db, keys)
}

async function giveBack(db: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  // Locked in the order in which they are counted: an update alone locks in the order of the disk.
  const locked = db
    .select({ key: throttles.key })
    .from(throttles)
    .where(inArray(throttles.key, keys))
    .orderBy(throttles.key)
    .for('update')
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(inArray(throttles.key, locked))
}
