import type { FastifyInstance } from 'fastify'
import { auditLog } from '#contract/admin/audit-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { searchAccounts } from './audit-log.queries.ts'
import { exportEntries, listEntries } from './read-audit-log.ts'

export function auditLogRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, auditLog.list, (wanted, context) => listEntries(context, wanted))
  serve(app, deps, auditLog.people, ({ search }, { db }) => searchAccounts(db, search))
  serve(app, deps, auditLog.export, (wanted, context) => exportEntries(context, wanted))
}
