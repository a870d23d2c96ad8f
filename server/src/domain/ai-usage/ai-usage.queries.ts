import { and, between, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/rows.ts'
import { aiBudgets, aiUsage } from '../../db/schema/operations/ai-usage.ts'
import { withoutWaiting } from '../../db/without-waiting.ts'

export type UsageKey = Pick<typeof aiUsage.$inferInsert, 'day' | 'role' | 'feature' | 'engine' | 'failure'>
export type UsageSums = {
  requests: number
  inputTokens: number
  outputTokens: number
  costMillionths: number
}
export type Budget = typeof aiBudgets.$inferSelect

/** Adds to the row of its day, which it makes if it is the first. Negative numbers give back what was set aside. */
export async function addUsage(db: Database, key: UsageKey, more: Partial<UsageSums>): Promise<void> {
  await buildAddition(db, key, more)
}

/** Counts one answer. The count of a moment may get lost with the power; what costs money may not. */
export async function countAnswer(db: Database, key: UsageKey): Promise<void> {
  await buildAddition(db, key, { requests: 1 }).returning({ quick: withoutWaiting(db) })
}

function buildAddition(db: Database, key: UsageKey, more: Partial<UsageSums>) {
  const { requests = 0, inputTokens = 0, outputTokens = 0, costMillionths = 0 } = more
  return db
    .insert(aiUsage)
    .values({ ...key, requests, inputTokens, outputTokens, costMillionths })
    .onConflictDoUpdate({
      target: [aiUsage.day, aiUsage.role, aiUsage.feature, aiUsage.engine, aiUsage.failure],
      set: {
        requests: sql`${aiUsage.requests} + ${requests}`,
        inputTokens: sql`${aiUsage.inputTokens} + ${inputTokens}`,
        outputTokens: sql`${aiUsage.outputTokens} + ${outputTokens}`,
        costMillionths: sql`${aiUsage.costMillionths} + ${costMillionths}`,
      },
    })
}

/** Whoever holds it is alone with the budget of this role until the transaction ends. */
export const lockBudget = (tx: Database, role: string) => lockRow(tx, aiBudgets, eq(aiBudgets.role, role))

/** What a role has used of the model, today and in the month so far. */
export async function selectSpent(db: Database, role: string, month: string, day: string) {
  const tokens = sql`${aiUsage.inputTokens} + ${aiUsage.outputTokens}`
  const sum = (value: unknown) => sql<number>`coalesce(sum(${value}), 0)::float8`
  const today = (value: unknown) => sql`case when ${aiUsage.day} = ${day} then ${value} else 0 end`
  const [spent] = await db
    .select({
      tokensToday: sum(today(tokens)),
      tokensThisMonth: sum(tokens),
      costToday: sum(today(aiUsage.costMillionths)),
      costThisMonth: sum(aiUsage.costMillionths),
    })
    .from(aiUsage)
    .where(and(between(aiUsage.day, month, day), eq(aiUsage.role, role), eq(aiUsage.engine, 'llm')))
  return spent ?? { tokensToday: 0, tokensThisMonth: 0, costToday: 0, costThisMonth: 0 }
}
