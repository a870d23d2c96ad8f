import { existsSync } from 'node:fs'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { backupRuns } from '../../db/schema/operations/backup-runs.ts'

/**
 * After a restore: the notes of backups come along, also of the one that was being made, which would be taken for an
 * interrupted one. Those of files that are not here say nothing about this place.
 */
export async function forgetOtherPlace(db: Database): Promise<void> {
  const runs = await db
    .select({ id: backupRuns.id, file: backupRuns.file, outcome: backupRuns.outcome })
    .from(backupRuns)
  const ids = runs
    .filter(({ file, outcome }) => outcome === 'running' || !existsSync(file))
    .map(({ id }) => id)
  if (ids.length > 0) await db.delete(backupRuns).where(inArray(backupRuns.id, ids))
}
