import { and, eq } from 'drizzle-orm'
import { auditLog } from '../db/schema/operations/audit-log.ts'
import type { TestApp } from './test-app.ts'

/** What the audit log holds of one person's calls of one endpoint. */
export const selectAudited = (t: TestApp, actorId: number, action: string) =>
  t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.action, action)))
