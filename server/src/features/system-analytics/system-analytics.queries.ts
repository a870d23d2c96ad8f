import { and, between, gte, lt, max, sql } from 'drizzle-orm'
import type { AiUse } from '#contract/admin/system-analytics.ts'
import type { Database } from '../../db/database.ts'
import { aiUsage } from '../../db/schema/operations/ai-usage.ts'
import { requestStatistics } from '../../db/schema/operations/traffic.ts'
import { PLACES } from '../../platform/operations/histogram.ts'

const sum = (column: unknown) => sql<number>`sum(${column})::float8`

/** By feature and engine, the most asked first. */
export async function selectAiUse(db: Database, from: string, to: string): Promise<AiUse[]> {
  const requests = sum(aiUsage.requests)
  return db
    .select({
      feature: aiUsage.feature,
      engine: aiUsage.engine,
      requests,
      fallbacks: sql<number>`coalesce(sum(${aiUsage.requests}) filter (where ${aiUsage.failure} <> ''), 0)::float8`,
      tokens: sql<number>`sum(${aiUsage.inputTokens} + ${aiUsage.outputTokens})::float8`,
      costMillionths: sum(aiUsage.costMillionths),
    })
    .from(aiUsage)
    .where(between(aiUsage.day, from, to))
    .groupBy(aiUsage.feature, aiUsage.engine)
    .orderBy(sql`${requests} desc`, aiUsage.feature)
}

export type EndpointSums = Awaited<ReturnType<typeof selectRequests>>[number]

/** What each endpoint was asked from one moment up to another, its histogram place by place. */
export function selectRequests(db: Database, from: Date, before: Date) {
  const { hour, endpoint, requests, refused, failed, lastRefusedAt, lastFailedAt, durations } =
    requestStatistics
  const places = Array.from(
    { length: PLACES },
    (_, place) => sql`sum(${durations}[${sql.raw(String(place + 1))}])`,
  )
  return db
    .select({
      endpoint,
      requests: sum(requests),
      refused: sum(refused),
      failed: sum(failed),
      lastRefusedAt: max(lastRefusedAt),
      lastFailedAt: max(lastFailedAt),
      durations: sql<number[]>`array[${sql.join(places, sql`, `)}]::float8[]`,
    })
    .from(requestStatistics)
    .where(and(gte(hour, from), lt(hour, before)))
    .groupBy(endpoint)
}
