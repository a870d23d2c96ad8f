import { backups } from '#contract/admin/backups.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readBackups } from './read-backups.ts'
import { startBackup } from './start-backup.ts'

export function backupRoutes({ serve }: Mount): void {
  serve(backups.read, (_, context) => readBackups(context))
  serve(backups.start, (_, context) => startBackup(context))
}
