import { eq } from 'drizzle-orm'
import type { EndpointName } from '#contract/api.ts'
import { backupRuns } from '../db/schema/operations/backup-runs.ts'
import type { Sample } from './sample.ts'

type BackupName = Extract<EndpointName, `backups.${string}`>

export const BACKUP_SAMPLES: { [Name in BackupName]: Sample<Name> } = {
  'backups.read': () => ({}),
  // One at a time: what an earlier call has begun is over.
  'backups.start': async (t) => {
    await t.db.update(backupRuns).set({ outcome: 'failed' }).where(eq(backupRuns.outcome, 'running'))
    return {}
  },
}
