import type { SystemPeriod } from '#contract/admin/system-analytics.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { countPeople } from '../../domain/operations/count-people.ts'
import {
  measureDatabase,
  measureDisk,
  measureStorage,
  measureTables,
} from '../../domain/operations/measure-storage.ts'
import { addDays, cutSpan, readDays, startOf, toDay } from '../../domain/operations/read-days.ts'
import { storeTraffic } from '../../domain/traffic/store-traffic.ts'
import type { Deps } from '../../platform/deps.ts'
import { findQuantileMs } from '../../platform/operations/histogram.ts'
import { chooseSpan } from './choose-span.ts'
import { type EndpointSums, selectAiUse, selectRequests } from './system-analytics.queries.ts'

/** A week at a time: with one connection nobody should wait for a quarter to be added up. */
const DAYS_AT_ONCE = 7

/** What every endpoint was asked in a period of days, the most asked first. */
async function readEndpoints(db: Database, from: string, to: string) {
  const sums = new Map<string, EndpointSums>()
  for (const piece of cutSpan(from, to, DAYS_AT_ONCE)) {
    for (const row of await selectRequests(db, startOf(piece.from), startOf(addDays(piece.to, 1)))) {
      const held = sums.get(row.endpoint)
      sums.set(row.endpoint, held ? addUp(held, row) : row)
    }
  }
  return [...sums.values()].map(toFigures).sort((a, b) => b.requests - a.requests)
}

const toFigures = (sums: EndpointSums) => ({
  ...sums,
  medianMs: findQuantileMs(sums.durations, 0.5) ?? 0,
  p95Ms: findQuantileMs(sums.durations, 0.95) ?? 0,
})

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

type AnalyticsFilter = { period: SystemPeriod; from?: string | undefined; to?: string | undefined }

export async function readAnalytics(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'traffic'>,
  wanted: AnalyticsFilter,
) {
  const { db, config } = deps
  const span = chooseSpan(wanted, toDay(deps.now()))
  // What was counted within the last minute belongs to it, too.
  await storeTraffic(deps)
  const days = await readDays(db, span.from, span.to)
  const endpoints = await readEndpoints(db, span.from, span.to)
  const add = <Row, Key extends keyof Row>(rows: Row[], key: Key) =>
    rows.reduce((total, row) => total + Number(row[key]), 0)
  return {
    period: span,
    users: await countPeople(
      db,
      { since: startOf(span.from), before: startOf(addDays(span.to, 1)) },
      config.isDemo,
    ),
    days,
    totals: {
      lessons: add(days, 'lessons'),
      quizzes: add(days, 'quizzes'),
      problems: add(days, 'problems'),
      cards: add(days, 'cards'),
      minutes: toMinutes(add(days, 'seconds')),
      requests: add(endpoints, 'requests'),
      refused: add(endpoints, 'refused'),
      failed: add(endpoints, 'failed'),
    },
    aiUse: await selectAiUse(db, span.from, span.to),
    hasPrices: config.ai !== null && (config.ai.priceIn !== null || config.ai.priceOut !== null),
    endpoints,
  }
}

export async function readState(deps: Pick<Deps, 'db' | 'config' | 'jobs' | 'database'>) {
  const { db, config, jobs, database } = deps
  return {
    startedAt: jobs.startedAt,
    jobs: jobs.list(),
    storage: await measureStorage(db),
    database: {
      kind: database.kind,
      bytes: await measureDatabase(db),
      tables: await measureTables(db),
    },
    disk: await measureDisk(config.dataDir),
  }
}
