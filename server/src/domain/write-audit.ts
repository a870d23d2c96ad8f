import type { AuditAction } from '#contract/admin/audit-actions.ts'
import { auditLog } from '../db/schema/operations/audit-log.ts'
import type { Deps } from '../platform/deps.ts'

type WriteAuditDeps = Pick<Deps, 'db' | 'now'> & {
  caller: { user: { id: number } } | null
  requestId: string | null
}
export type AuditNote = {
  action: AuditAction
  subjectType?: string
  subjectId?: number
  details?: Record<string, unknown>
}

/** Writes down what the caller did, as a part of their transaction; without a caller it was the product itself. */
export async function writeAudit(
  { db, now, caller, requestId }: WriteAuditDeps,
  ...notes: readonly AuditNote[]
) {
  if (notes.length === 0) return
  const at = { actorId: caller?.user.id ?? null, requestId, createdAt: now() }
  await db.insert(auditLog).values(notes.map((note) => ({ ...note, ...at })))
}
