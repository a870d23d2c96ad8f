import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import type { BackupSettings } from '../../platform/backup-settings.ts'
import { readBackupName } from './backup-names.ts'
import { selectDoubtfulFiles } from './backup-runs.queries.ts'
import { chooseKept } from './choose-kept.ts'

/** After a backup that proved itself: removes those whose time is over, and answers how many. Only files that we named. */
export async function removeOldFiles(db: Database, { dir, keep }: BackupSettings): Promise<number> {
  const doubtful = await selectDoubtfulFiles(db)
  const files = (await readFolder(dir)).map(readBackupName).filter((file) => file !== null)
  const kept = chooseKept(
    files.filter(({ name }) => !doubtful.has(join(dir, name))),
    keep,
  )
  const old = files.filter(({ name }) => !kept.has(name))
  for (const { name } of old) await rm(join(dir, name), { force: true })
  return old.length
}

/** Where every backup so far went to a place that the operator named, the folder was never made. */
async function readFolder(dir: string): Promise<string[]> {
  return readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** What a process left that was killed in the middle. */
export async function removeUnfinished(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of names) {
    if (/^trellis-.*\.backup\.unfinished$/.test(name)) await rm(join(dir, name), { force: true })
  }
}
