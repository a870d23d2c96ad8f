import { and, asc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { GRACE_DAYS } from '#contract/profile/profile.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { idempotencyKeys } from '../../db/schema/operations/idempotency-keys.ts'
import { assignments } from '../../db/schema/teaching/assignments.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import type { Deps } from '../../platform/deps.ts'
import { runPaced } from '../../platform/run-paced.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Removes accounts whose owners deleted them more than 30 days ago, one at a time, with all that was theirs. A teacher's
 * classes hold the work of others: such an account waits until an admin has removed them or handed them over.
 */
export async function purgeAccounts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(now().getTime() - GRACE_DAYS * DAY_MS)
  let isMore = true
  while (isMore) {
    signal?.throwIfAborted()
    isMore = await runPaced(() => purgeOne(db, before), signal)
  }
}

async function purgeOne(db: Database, before: Date): Promise<boolean> {
  const oldest = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lt(users.deletedAt, before),
        isNotNull(users.deletionRequestedAt),
        notExists(db.select({ one: sql`1` }).from(classes).where(eq(classes.teacherId, users.id))),
        notExists(db.select({ one: sql`1` }).from(assignments).where(eq(assignments.teacherId, users.id))),
      ),
    )
    .orderBy(asc(users.deletedAt))
    .limit(1)
    // Who signs in this moment keeps the account.
    .for('update', { skipLocked: true })
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(users).where(inArray(users.id, oldest)).returning({ id: users.id })
    if (gone) await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, String(gone.id)))
    return gone !== undefined
  })
}
