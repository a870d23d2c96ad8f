import { and, eq } from 'drizzle-orm'
import { insertForId } from '../db/rows.ts'
import { auditLog } from '../db/schema/operations/audit-log.ts'
import type { TestApp } from './test-app.ts'

/** What the audit log holds of one person's calls of one endpoint. */
export const selectAudited = (t: TestApp, actorId: number, action: string) =>
  t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.action, action)))
    .orderBy(auditLog.id)

/** An entry of a look at many people; answers its number. */
export async function addLook(t: TestApp, actorId: number, personIds: readonly number[]): Promise<number> {
  return insertForId(t.db, auditLog, {
    actorId,
    action: 'GET /api/teacher/students',
    subjectType: 'user',
    details: { personIds },
    createdAt: t.clock.now,
  })
}

/** Whom entries are about, be it one person each or many at once. */
export const listPeople = (entries: readonly (typeof auditLog.$inferSelect)[]): number[] =>
  entries.flatMap(({ subjectId, details }) => (details.personIds as number[] | undefined) ?? subjectId ?? [])
