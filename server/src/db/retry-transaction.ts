import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { findDatabaseError } from './find-database-error.ts'

/** SQLSTATE: serialization failure and deadlock. Both mean: nothing happened, do it again. */
const WORTH_A_RETRY = new Set(['40001', '40P01'])

export interface RetryOptions {
  /** From 0 up to 1; spreads the retries of those who collided. */
  random: () => number
  tries?: number
  firstWaitMs?: number
}

/**
 * A transaction that starts over when it collided with another. `db` has to be the outer database: a collision ends the
 * whole transaction, so the inner part alone cannot be repeated. The work must be harmless to repeat.
 */
export async function retryTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  { random, tries = 5, firstWaitMs = 10 }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const code = findDatabaseError(error)?.code
      if (code === undefined || !WORTH_A_RETRY.has(code) || attempt >= tries) throw error
      await sleep(firstWaitMs * 2 ** (attempt - 1) * (0.5 + random()))
    }
  }
}
