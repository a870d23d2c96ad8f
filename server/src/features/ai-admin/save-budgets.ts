import type { AiBudget } from '#contract/admin/ai.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { upsertBudgets } from './ai-admin.queries.ts'
import { readBudgets } from './read-ai.ts'

/** Money may hang on it, so it is written down who set which limits. */
export async function saveBudgets(
  { db, now, caller, requestId }: CallerContext,
  budgets: AiBudget[],
): Promise<{ budgets: AiBudget[] }> {
  await upsertBudgets(db, budgets, now())
  await db.insert(auditLog).values({
    actorId: caller.user.id,
    action: 'ai budgets set',
    details: { budgets },
    requestId,
    createdAt: now(),
  })
  return { budgets: await readBudgets(db) }
}
