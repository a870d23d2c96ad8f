import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LOCK_FILE = 'database.lock'

/** Its message is a sentence for the operator. */
export class DirectoryInUse extends Error {}

/**
 * Two processes on one PGlite directory corrupt it without noticing. A lock file with a process id in it
 * outlives a killed process; SQLite's lock is the operating system's and goes with the process.
 * Returns the function that gives the directory free.
 */
export function lockDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 })
  try {
    takeLock(lock)
  } catch (error) {
    const holder = isBusy(error) ? readHolder(lock) : undefined
    lock.close()
    if (!isBusy(error)) throw error
    throw new DirectoryInUse(
      `The data directory ${dataDir} is in use by another Trellis process${holder ? ` (pid ${holder})` : ''}. ` +
        'Stop it first, or set DATA_DIR to another directory.',
      { cause: error },
    )
  }
  return () => {
    lock.exec('rollback')
    lock.close()
  }
}

/** The second, never committed transaction is the lock: it shuts out writers and lets them read who holds it. */
function takeLock(lock: DatabaseSync): void {
  lock.exec('begin immediate')
  lock.exec('create table if not exists holder (pid integer not null)')
  lock.exec('delete from holder')
  lock.prepare('insert into holder values (?)').run(process.pid)
  lock.exec('commit')
  lock.exec('begin immediate')
}

function readHolder(lock: DatabaseSync): number | undefined {
  try {
    const row = lock.prepare('select pid from holder').get()
    return typeof row?.pid === 'number' ? row.pid : undefined
  } catch {
    // The holder is just writing its process id.
    return undefined
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
