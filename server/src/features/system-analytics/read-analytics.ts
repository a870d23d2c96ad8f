import type { SystemAnalytics, SystemPeriod, SystemState } from '#contract/admin/system-analytics.ts'
import { countPeople } from '../../domain/operations/count-people.ts'
import {
  measureDatabase,
  measureDisk,
  measureStorage,
  measureTables,
} from '../../domain/operations/measure-storage.ts'
import { readDays, toDay } from '../../domain/operations/read-days.ts'
import { storeTraffic } from '../../domain/traffic/store-traffic.ts'
import type { Deps } from '../../platform/deps.ts'
import { chooseSpan } from './choose-span.ts'
import { readEndpoints } from './read-endpoints.ts'
import { selectAiUse } from './system-analytics.queries.ts'

type Reach = Pick<Deps, 'db' | 'now' | 'config' | 'traffic'>
type Wanted = { period: SystemPeriod; from?: string | undefined; to?: string | undefined }

export async function readAnalytics(deps: Reach, wanted: Wanted): Promise<SystemAnalytics> {
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
    users: await countPeople(db, new Date(`${span.from}T00:00:00Z`), config.isDemo),
    days,
    totals: {
      lessons: add(days, 'lessons'),
      quizzes: add(days, 'quizzes'),
      problems: add(days, 'problems'),
      cards: add(days, 'cards'),
      minutes: add(days, 'minutes'),
      requests: add(endpoints, 'requests'),
      refused: add(endpoints, 'refused'),
      failed: add(endpoints, 'failed'),
    },
    aiUse: await selectAiUse(db, span.from, span.to),
    hasPrices: config.ai !== null && (config.ai.priceIn !== null || config.ai.priceOut !== null),
    endpoints,
  }
}

export async function readState({
  db,
  config,
  jobs,
  database,
}: Pick<Deps, 'db' | 'config' | 'jobs' | 'database'>): Promise<SystemState> {
  const toMoment = (at: Date | null) => at?.toISOString() ?? null
  return {
    startedAt: jobs.startedAt.toISOString(),
    jobs: jobs.list().map((job) => ({
      ...job,
      lastStartedAt: toMoment(job.lastStartedAt),
      lastFailedAt: toMoment(job.lastFailedAt),
      nextRunAt: toMoment(job.nextRunAt),
    })),
    storage: await measureStorage(db),
    database: {
      kind: database.kind,
      bytes: await measureDatabase(db),
      tables: await measureTables(db),
    },
    disk: await measureDisk(config.dataDir),
  }
}
