import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import type { Spent } from './embedded/worker-protocol.ts'
import { openPostgres } from './open-postgres.ts'

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the database is embedded. */
  databaseUrl?: string | undefined
  /** Where the embedded database keeps its files; without it, in memory. */
  dataDir?: string | undefined
  /** A dump the embedded database starts from when it is new. */
  template?: Uint8Array | undefined
  statementLimitMs?: number
  transactionLimitMs?: number
  /** Hears of every statement. */
  onQuery?: (text: string) => void
  /** Hears how long the embedded engine, which has one connection, worked on each statement. */
  onSpent?: (text: string, spent: Spent) => void
  /** Hears of lost connections, restarts and failed housekeeping. */
  report?: (message: string, error: Error) => void
}

export interface OpenDatabase {
  db: Database
  kind: 'embedded' | 'postgres'
  /** Lets statements and transactions take their time while the work runs. */
  withoutLimits<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The database as it stands, whatever its tables. */
export async function connectDatabase({
  databaseUrl,
  onSpent,
  ...options
}: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { db, pool } = await openPostgres({ databaseUrl, ...options })
    return { db, kind: 'postgres', withoutLimits: (work) => work(), close: () => pool.end() }
  }
  const { db, client, close } = await openEmbedded({ ...options, onSpent })
  return { db, kind: 'embedded', withoutLimits: (work) => client.withoutLimits(work), close }
}
