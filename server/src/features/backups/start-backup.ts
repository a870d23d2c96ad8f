import { join } from 'node:path'
import { nameBackup } from '../../domain/backups/backup-names.ts'
import { claimRun } from '../../domain/backups/backup-runs.queries.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { toBackupRun } from './read-backups.ts'

/** Begun with the record of who asked for it; the work starts once both are stored. */
export async function startBackup(context: CallerContext) {
  const { db, now, caller, config, afterCommit, backups } = context
  const at = now()
  const file = join(config.backups.dir, nameBackup(at))
  const run = await claimRun(db, { reason: 'admin', requestedBy: caller.user.id, file }, at)
  if (!run) throw new AppError('conflict', 'backupRunning')
  await writeAudit(context, { action: 'backup started', subjectType: 'backup', subjectId: run.id })
  afterCommit(() => void backups.carryOut(run))
  return toBackupRun({ run, requestedBy: caller.user })
}
