import { and, asc, isNull, lt } from 'drizzle-orm'
import { GRACE_DAYS } from '#contract/profile/profile.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import type { Deps } from '../../platform/deps.ts'
import { runPaced } from '../../platform/run-paced.ts'
import { removeAccount, removeEmptied } from './remove-account.ts'
import { holdsNoWorkOfOthers } from './retention/inactive-accounts.ts'
import { daysBefore } from './retention/periods.ts'

/**
 * Removes accounts that were deleted more than a week ago, one at a time, with all that was theirs. A teacher's classes
 * hold the work of others: such an account waits until an admin has removed them or handed them over.
 */
export async function purgeAccounts({ db, now }: Pick<Deps, 'db' | 'now'>, signal?: AbortSignal) {
  let purged = 0
  while (await runPaced(() => purgeOne(db, now()), signal)) {
    purged += 1
    signal?.throwIfAborted()
  }
  await removeEmptied(db)
  return purged
}

export function isDeletedForGood(db: Database, now: Date) {
  return and(
    lt(users.deletedAt, daysBefore(now, GRACE_DAYS)),
    isNull(users.strippedAt),
    holdsNoWorkOfOthers(db),
  )
}

function purgeOne(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [oldest] = await tx
      .select({ id: users.id })
      .from(users)
      .where(isDeletedForGood(tx, now))
      .orderBy(asc(users.deletedAt))
      .limit(1)
      // Who signs in this moment keeps the account.
      .for('update', { skipLocked: true })
    if (oldest) await removeAccount(tx, oldest.id, now)
    return oldest !== undefined
  })
}
