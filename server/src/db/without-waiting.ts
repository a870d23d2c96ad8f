import { is, type SQL, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/**
 * For the `returning` of a statement whose loss in a power cut harms nobody, a count of tries or answers: it does not
 * wait for the disk. Within a transaction it does, for the others there may not be lost.
 */
export function withoutWaiting(db: Database): SQL<unknown> {
  return is(db, PgTransaction) ? sql`true` : sql`set_config('synchronous_commit', 'off', true)`
}
