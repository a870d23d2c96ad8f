import { mkdir, statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { BackupFailed } from './explain-backup-failure.ts'

/** Left free beside the database, so that the product itself can always write. */
const RESERVE_BYTES = 200_000_000

/**
 * Refuses before anything is written what would fill the disk that the product needs: for the embedded database a copy of
 * it stands there for a moment, afterwards the one in which the backup is tried.
 */
export async function checkRoom(
  db: Database,
  { dataDir, folder }: { dataDir: string; folder: string },
  free: (directory: string) => Promise<number> = readFreeBytes,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )
  const needed = (rows[0]?.bytes ?? 0) + RESERVE_BYTES
  for (const [directory, wanted] of [
    [dataDir, needed],
    // Text of the rows, compressed: in the experience of all of them far below the half.
    [folder, needed / 2],
  ] as const) {
    const there = await free(directory)
    if (there < wanted) {
      throw new BackupFailed(
        `There is too little room at ${directory}: ${toMegabytes(there)} free, about ${toMegabytes(wanted)} needed. Free some space, or set BACKUP_DIR to a larger disk.`,
      )
    }
  }
}

export async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

function toMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`
}
