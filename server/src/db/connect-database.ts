import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

export interface DatabaseOptions extends EmbeddedOptions {
  /** A PostgreSQL server; without it the database is embedded. */
  databaseUrl?: string | undefined
}

type DatabaseLoad = {
  connections: number
  idle: number
  /** Statements and transactions that wait for their turn. */
  waiting: number
}

export interface OpenDatabase {
  db: Database
  kind: 'embedded' | 'postgres'
  readLoad(): DatabaseLoad
  /** Lets statements and transactions take their time while the work runs. */
  withoutLimits<T>(work: () => Promise<T>): Promise<T>
  /** Lends a picture of the database that stands still, to read from, while everybody goes on. */
  withSnapshot<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** The same for another process: says where it finds the picture, for as long as the work runs. */
  withSnapshotFiles<T>(work: (picture: StillPicture) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A copy of the embedded database's files, a dump of one in memory, or a server that makes the picture by itself. */
export type StillPicture = { directory: string } | { dump: string } | { databaseUrl: string }

/** The database as it stands, whatever its tables. */
export async function connectDatabase({
  databaseUrl,
  onSpent,
  ...options
}: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { db, pool } = await openPostgres({ databaseUrl, ...options })
    return {
      db,
      kind: 'postgres',
      readLoad: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      withoutLimits: (work) => work(),
      withSnapshot: (work) => readInOneTransaction(db, work),
      withSnapshotFiles: (work) => work({ databaseUrl }),
      close: () => pool.end(),
    }
  }
  const { db, client, withSnapshot, withSnapshotFiles, close } = await openEmbedded({ ...options, onSpent })
  return {
    db,
    kind: 'embedded',
    readLoad: () => client.readLoad(),
    withoutLimits: (work) => client.withoutLimits(work),
    withSnapshot,
    withSnapshotFiles,
    close,
  }
}

function readInOneTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
