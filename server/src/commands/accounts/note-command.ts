import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../domain/write-audit.ts'

/** Leaves in the audit log what the operator did to an account: nobody signed in did it. */
export async function noteCommand(
  db: Database,
  now: () => Date,
  action: AuditAction,
  subjectId: number | undefined,
): Promise<void> {
  const subject = subjectId === undefined ? {} : { subjectId }
  await writeAudit(
    { db, now, caller: null, requestId: null },
    { action, subjectType: 'user', ...subject, details: { by: 'command' } },
  )
}
