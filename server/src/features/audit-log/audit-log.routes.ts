import { auditLog } from '#contract/admin/audit-log.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { searchAccounts } from './audit-log.queries.ts'
import { exportEntries, listEntries, listShown } from './read-audit-log.ts'

export function auditLogRoutes({ serve }: Mount): void {
  serve(auditLog.list, (wanted, context) => listEntries(context, wanted))
  serve(auditLog.people, ({ search }, { db }) => searchAccounts(db, search))
  serve(auditLog.shown, ({ id }, context) => listShown(context, id))
  serve(auditLog.export, (wanted, context) => exportEntries(context, wanted))
}
