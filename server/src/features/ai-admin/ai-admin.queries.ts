import { and, asc, between, isNotNull, sql } from 'drizzle-orm'
import type { AiBudget, AiFailure, UsageRow } from '#contract/admin/ai.ts'
import type { Database } from '../../db/database.ts'
import { aiBudgets, aiUsage } from '../../db/schema/operations/ai-usage.ts'
import { agentFeedback, chatMessages } from '../../db/schema/study/chat.ts'
import { pick } from '../../platform/pick.ts'

/** Added up over days, the most asked first. Both days belong to the span. */
export async function selectUsage(db: Database, from: string, to: string): Promise<UsageRow[]> {
  const sum = (column: unknown) => sql<number>`sum(${column})::float8`
  const requests = sum(aiUsage.requests)
  const rows = await db
    .select({
      ...pick(aiUsage, 'role', 'feature', 'engine', 'failure'),
      requests,
      inputTokens: sum(aiUsage.inputTokens),
      outputTokens: sum(aiUsage.outputTokens),
      costMillionths: sum(aiUsage.costMillionths),
    })
    .from(aiUsage)
    .where(between(aiUsage.day, from, to))
    .groupBy(aiUsage.role, aiUsage.feature, aiUsage.engine, aiUsage.failure)
    .orderBy(sql`${requests} desc`, asc(aiUsage.role), asc(aiUsage.feature))
  return rows.map(({ failure, ...row }) => ({
    ...row,
    failure: failure === '' ? null : (failure as AiFailure),
  }))
}

export function selectBudgets(db: Database) {
  const { role, tokensADay, tokensAMonth, costADayMillionths, costAMonthMillionths } = aiBudgets
  return db
    .select({ role, tokensADay, tokensAMonth, costADayMillionths, costAMonthMillionths })
    .from(aiBudgets)
}

export async function upsertBudgets(db: Database, budgets: AiBudget[], now: Date): Promise<void> {
  for (const { role, ...limits } of budgets) {
    await db
      .insert(aiBudgets)
      .values({ role, ...limits, updatedAt: now })
      .onConflictDoUpdate({ target: aiBudgets.role, set: { ...limits, updatedAt: now } })
  }
}

const counting = (rating: unknown, values: string) =>
  sql<number>`(count(*) filter (where ${rating} in (${sql.raw(values)})))::int`

/** Thumbs on replies, by the engine that gave them. */
export function selectThumbsByEngine(db: Database) {
  const engine = sql<string>`${chatMessages.metadata} ->> 'engine'`
  return db
    .select({
      engine,
      up: counting(chatMessages.feedback, "'up'"),
      down: counting(chatMessages.feedback, "'down'"),
    })
    .from(chatMessages)
    .where(and(isNotNull(chatMessages.feedback), isNotNull(chatMessages.metadata)))
    .groupBy(engine)
}

/** Thumbs on replies, by the agents that took part, and what was said about an agent itself; four stars are a thumb up. */
export async function selectThumbsByAgent(db: Database) {
  const rated = sql`
    select agent, feedback as rating from ${chatMessages},
      lateral jsonb_array_elements_text(${chatMessages.metadata} -> 'agents') as agent
    where ${chatMessages.feedback} is not null and ${chatMessages.metadata} is not null
    union all
    select agent, rating from ${agentFeedback} where ${agentFeedback.agent} is not null and ${agentFeedback.rating} is not null`
  const { rows } = await db.execute<{ agent: string; up: number; down: number }>(sql`
    select agent, ${counting(sql`rating`, "'up', '4', '5'")} as up, ${counting(sql`rating`, "'down', '1', '2'")} as down
    from (${rated}) as rated group by agent order by agent`)
  return rows
}
