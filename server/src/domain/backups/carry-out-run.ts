import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openBackupChild } from '../../db/backup/child/open-child.ts'
import type { OpenDatabase } from '../../db/connect-database.ts'
import type { Database } from '../../db/database.ts'
import type { Config } from '../../platform/config.ts'
import { selectNewestSeal } from '../audit-log/audit-chain.queries.ts'
import { sealEntries } from '../audit-log/seal-entries.ts'
import {
  ALIVE_EVERY_MS,
  endRun,
  keepAlive,
  noteSeal,
  type RunEnd,
  type RunRow,
} from './backup-runs.queries.ts'
import { checkRoom } from './check-room.ts'
import { explainBackupFailure, explainMissingProof, INTERRUPTED } from './explain-backup-failure.ts'
import { removeOldFiles, removeUnfinished } from './remove-old-files.ts'

export type BackupReach = {
  db: Database
  database: Pick<OpenDatabase, 'withSnapshotFiles'>
  config: Pick<Config, 'dataDir' | 'backups'>
  now: () => Date
}

const SCRATCH = 'backup-scratch-'

/** Writes the file, tries it, and notes what became of it: of all that can go wrong a sentence is kept, nothing is thrown. */
export async function carryOutRun(
  reach: BackupReach,
  run: RunRow,
  { isProving = true, signal }: { isProving?: boolean; signal: AbortSignal },
): Promise<RunRow> {
  const { db, now } = reach
  const beat = setInterval(() => void keepAlive(db, run.id, now()).catch(() => {}), ALIVE_EVERY_MS)
  let end: RunEnd
  try {
    // Its own job says what is wrong with the log; a backup is worth more than a seal.
    await sealAuditLog(reach, run).catch(() => {})
    end = await writeAndProve(reach, run, isProving, signal)
    if (end.outcome === 'proven') await removeOldFiles(db, reach.config.backups)
  } catch (error) {
    end = { outcome: 'failed', failure: explainBackupFailure(error, dirname(run.file)) }
  } finally {
    clearInterval(beat)
  }
  // Stopped at the very end it is as good as any.
  if (signal.aborted && end.outcome !== 'proven') end = { ...end, failure: INTERRUPTED }
  return endRun(db, run.id, end, now())
}

/** The backup, and the record of it, then bear witness of all that the log said until now. */
async function sealAuditLog({ db, now }: BackupReach, { id }: RunRow): Promise<void> {
  await sealEntries({ db, now })
  const newest = await selectNewestSeal(db)
  if (newest) await noteSeal(db, id, newest.hash)
}

async function writeAndProve(
  { db, database, config, now }: BackupReach,
  { file, startedAt }: RunRow,
  isProving: boolean,
  signal: AbortSignal,
): Promise<RunEnd> {
  const folder = dirname(file)
  await checkRoom(db, { dataDir: config.dataDir, folder })
  await removeUnfinished(folder)
  await removeScratch(config.dataDir)
  const { key } = config.backups
  const child = openBackupChild(signal)
  try {
    const { tables, bytes } = await database.withSnapshotFiles((picture) =>
      child.write({ picture, path: file, at: startedAt.toISOString(), key }),
    )
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const written = { bytes, rows }
    if (!isProving) return { ...written, outcome: 'unproven' }
    const begunAt = now().getTime()
    try {
      const scratchDir = join(config.dataDir, `${SCRATCH}${randomUUID()}`)
      const proof = await child.prove({ path: file, scratchDir, tables, key })
      return { ...written, outcome: 'proven', proof: { ...proof, tookMs: now().getTime() - begunAt } }
    } catch (error) {
      return { ...written, outcome: 'unproven', failure: explainMissingProof(error, config.dataDir) }
    }
  } finally {
    await child.close()
    // The process removes it by itself, unless it was killed.
    await rm(`${file}.unfinished`, { force: true })
    await removeScratch(config.dataDir)
  }
}

async function removeScratch(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(SCRATCH)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
