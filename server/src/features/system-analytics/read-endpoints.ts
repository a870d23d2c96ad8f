import type { EndpointFigures } from '#contract/admin/system-analytics.ts'
import type { Database } from '../../db/database.ts'
import { addDays, cutSpan } from '../../domain/operations/read-days.ts'
import { findQuantileMs } from '../../platform/operations/histogram.ts'
import { type EndpointSums, selectRequests } from './system-analytics.queries.ts'

/** A week at a time: with one connection nobody should wait for a quarter to be added up. */
const DAYS_AT_ONCE = 7

/** What every endpoint was asked in a period of days, the most asked first. */
export async function readEndpoints(db: Database, from: string, to: string): Promise<EndpointFigures[]> {
  const sums = new Map<string, EndpointSums>()
  for (const piece of cutSpan(from, to, DAYS_AT_ONCE)) {
    for (const row of await selectRequests(db, startOf(piece.from), startOf(addDays(piece.to, 1)))) {
      const held = sums.get(row.endpoint)
      sums.set(row.endpoint, held ? addUp(held, row) : row)
    }
  }
  return [...sums.values()].map(toFigures).sort((a, b) => b.requests - a.requests)
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

function toFigures({ durations, lastRefusedAt, lastFailedAt, ...sums }: EndpointSums): EndpointFigures {
  return {
    ...sums,
    lastRefusedAt: lastRefusedAt?.toISOString() ?? null,
    lastFailedAt: lastFailedAt?.toISOString() ?? null,
    medianMs: findQuantileMs(durations, 0.5) ?? 0,
    p95Ms: findQuantileMs(durations, 0.95) ?? 0,
  }
}

function addUp(one: EndpointSums, other: EndpointSums): EndpointSums {
  return {
    endpoint: one.endpoint,
    requests: one.requests + other.requests,
    refused: one.refused + other.refused,
    failed: one.failed + other.failed,
    lastRefusedAt: findLater(one.lastRefusedAt, other.lastRefusedAt),
    lastFailedAt: findLater(one.lastFailedAt, other.lastFailedAt),
    durations: one.durations.map((count, place) => count + (other.durations[place] ?? 0)),
  }
}

function findLater(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}
