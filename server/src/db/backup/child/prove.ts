import { rm } from 'node:fs/promises'
import { withScratch } from '../../embedded/still-copy.ts'
import { checkBackup } from '../backup-file.ts'
import { restoreBackup } from '../restore-backup.ts'
import { BackupUnusable } from '../unusable.ts'
import type { Proven, ProveOrder } from './messages.ts'

/**
 * Compares what the file says with what was read from the original, and restores it into an embedded database of its own,
 * as an operator would after a loss, which compares every table with what the file says.
 */
export async function prove({ path, scratchDir, tables, key }: ProveOrder): Promise<Proven> {
  try {
    const manifest = await checkBackup(path, key)
    if (JSON.stringify(manifest.tables) !== JSON.stringify(tables)) {
      throw new BackupUnusable(`The backup ${path} does not hold what was written into it.`)
    }
    await withScratch({ directory: scratchDir, isDurable: false }, (db) =>
      restoreBackup({ db, withoutLimits: (work) => work() }, path, { key }),
    )
    const sums = Object.values(manifest.tables)
    return { tables: sums.length, rows: sums.reduce((all, { rows }) => all + rows, 0) }
  } finally {
    await rm(scratchDir, { recursive: true, force: true })
  }
}
