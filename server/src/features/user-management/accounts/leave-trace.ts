import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { Database } from '../../../db/database.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'

/** Who did what to an account, in the transaction that does it. */
export function leaveTrace(
  context: CallerContext,
  db: Database,
  action: AuditAction,
  userId: number,
  details: Record<string, unknown> = {},
): Promise<void> {
  return writeAudit({ ...context, db }, { action, subjectType: 'user', subjectId: userId, details })
}
