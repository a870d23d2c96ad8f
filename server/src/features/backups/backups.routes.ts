import type { FastifyInstance } from 'fastify'
import { backups } from '#contract/admin/backups.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readBackups } from './read-backups.ts'
import { startBackup } from './start-backup.ts'

export function backupRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, backups.read, (_, context) => readBackups(context))
  serve(app, deps, backups.start, (_, context) => startBackup(context))
}
