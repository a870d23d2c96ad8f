import type { AiBudget } from '#contract/admin/ai.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { upsertBudgets } from './ai-admin.queries.ts'
import { readBudgets } from './read-ai.ts'

/** Money may hang on it, so it is written down who set which limits. */
export async function saveBudgets(context: CallerContext, budgets: AiBudget[]) {
  await upsertBudgets(context.db, budgets, context.now())
  await writeAudit(context, { action: 'ai budgets set', details: { budgets } })
  return { budgets: await readBudgets(context.db) }
}
