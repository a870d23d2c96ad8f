import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '../database.ts'
import { toDrizzleConfig } from '../drizzle-config.ts'
import { startHousekeeping } from './housekeeping.ts'
import { lockDirectory } from './lock-directory.ts'
import { RemotePglite } from './remote-pglite.ts'
import { lendStillCopy, lendStillFiles, removeStillCopies } from './still-copy.ts'
import type { Spent } from './worker-protocol.ts'

export interface EmbeddedOptions {
  /** The database stands in its folder `database`; without a directory it lives in memory. */
  dataDir?: string | undefined
  /** Whether a write in the directory is on the disk before it is confirmed: unless said, it is. */
  isDurable?: boolean
  /** A dump to start from when there is no database yet. */
  template?: Uint8Array | undefined
  statementLimitMs?: number
  transactionLimitMs?: number
  /** Hears of every statement. */
  onQuery?: (text: string) => void
  /** Hears how long the engine worked on each statement, housekeeping's too. */
  onSpent?: (text: string, spent: Spent) => void
  /** Hears of lost connections, restarts and failed housekeeping. */
  report?: (message: string, error: Error) => void
  /** Runs each round of housekeeping. */
  watchHousekeeping?: (round: () => Promise<void>) => Promise<void>
}

export interface Embedded {
  client: RemotePglite
  db: Database
  /** Lends a picture of the database that stands still while everybody goes on. */
  withSnapshot<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** The same for another process, which finds it there. */
  withSnapshotFiles<T>(work: (picture: { directory: string } | { dump: string }) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export async function openEmbedded({
  dataDir,
  template,
  isDurable = dataDir !== undefined,
  report,
  onQuery,
  watchHousekeeping,
  ...limits
}: EmbeddedOptions): Promise<Embedded> {
  const unlock = dataDir === undefined ? () => {} : lockDirectory(dataDir)
  const directory = dataDir === undefined ? undefined : join(resolve(dataDir), 'database')
  if (directory !== undefined) removeStillCopies(directory)
  const client = new RemotePglite({
    ...limits,
    settings: { directory, template, isDurable },
    onLost: (error) => report?.('The embedded database was lost and is opened again by the next call', error),
  })
  try {
    await client.query('select 1')
  } catch (error) {
    unlock()
    throw error
  }
  const housekeeping =
    directory === undefined ? undefined : startHousekeeping(client, { report, watch: watchHousekeeping })
  return {
    client,
    // RemotePglite has the three methods of PGlite that drizzle's session calls: query, exec and transaction.
    db: drizzle(client as unknown as PGlite, toDrizzleConfig(onQuery)) as unknown as Database,
    withSnapshot: (work) => lendStillCopy(client, directory, work),
    withSnapshotFiles: (work) => lendStillFiles(client, directory, work),
    async close() {
      await housekeeping?.stop()
      await client.close()
      unlock()
    },
  }
}
