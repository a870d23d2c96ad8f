import { createHash } from 'node:crypto'
import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { throttles } from '../../db/schema/operations/throttles.ts'
import { AppError } from '../app-error.ts'

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
export async function spendTry(db: Database, limits: Limit[], now: Date, refusal: string): Promise<void> {
  const limitByKey = new Map(limits.map((limit) => [hashName(limit.name), limit.limit]))
  const known = await db
    .select()
    .from(throttles)
    .where(and(inArray(throttles.key, [...limitByKey.keys()]), gt(throttles.expiresAt, now)))
  refuseIfAny(
    known.filter(({ key, count }) => count >= (limitByKey.get(key) ?? 0)),
    now,
    refusal,
  )

  const rows = limits
    .map(({ name, windowSeconds }) => ({
      key: hashName(name),
      count: 1,
      windowStartedAt: now,
      expiresAt: new Date(now.getTime() + windowSeconds * 1000),
    }))
    // A fixed order, so that two tries at once cannot lock each other's rows crosswise.
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const isOver = sql`${throttles.expiresAt} <= excluded.window_started_at`
  const counted = await db
    .insert(throttles)
    .values(rows)
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at else ${throttles.windowStartedAt} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${throttles.expiresAt} end`,
      },
    })
    .returning({ key: throttles.key, count: throttles.count, expiresAt: throttles.expiresAt })
  const exceeded = counted.filter(({ key, count }) => count > (limitByKey.get(key) ?? 0))
  if (exceeded.length > 0) await giveBackTry(db, limits)
  refuseIfAny(exceeded, now, refusal)
}

function refuseIfAny(usedUp: { expiresAt: Date }[], now: Date, refusal: string): void {
  if (usedUp.length === 0) return
  const waits = usedUp.map(({ expiresAt }) => Math.ceil((expiresAt.getTime() - now.getTime()) / 1000))
  throw new AppError('too_many_requests', refusal, { retryAfterSeconds: Math.max(...waits) })
}

export async function giveBackTry(db: Database, limits: Limit[]): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(
      inArray(
        throttles.key,
        limits.map(({ name }) => hashName(name)),
      ),
    )
}
