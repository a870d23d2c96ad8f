import { monitorEventLoopDelay } from 'node:perf_hooks'
import { eq, sql } from 'drizzle-orm'
import packageFile from '../../../../package.json' with { type: 'json' }
import type { Database } from '../../db/database.ts'
import { aiUsage } from '../../db/schema/operations/ai-usage.ts'
import type { Deps } from '../../platform/deps.ts'
import { BOUNDS_MS } from '../../platform/operations/histogram.ts'
import type { Family, Sample } from './write-metrics.ts'

const MS = 1_000
const NS = 1e9

type CollectMetricsDeps = Pick<Deps, 'db' | 'now' | 'traffic' | 'jobs' | 'presence' | 'guesses' | 'database'>

/** Measures this process from now on; what it collects is about it alone, use of AI and the database aside. */
export function createCollector(deps: CollectMetricsDeps) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  async function collect(): Promise<Family[]> {
    const families = [
      ...describeProcess(deps, delay),
      ...describeRequests(deps.traffic.listTotals()),
      describeBrowserErrors(deps.traffic.listBrowserErrors()),
      describeGuesses(deps.guesses.count()),
      ...describeDatabase(deps),
      ...describeJobs(deps.jobs.list()),
      await describeAi(deps.db, deps.now()),
    ]
    // Each reading tells the longest delay since the one before.
    delay.reset()
    return families
  }
  return { collect, stop: () => delay.disable() }
}

const gauge = (name: string, help: string, samples: Sample[]): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
})
const counter = (name: string, help: string, samples: Sample[]): Family => ({
  name,
  help,
  type: 'counter',
  samples,
})

function describeProcess(
  { jobs, presence, now }: CollectMetricsDeps,
  delay: ReturnType<typeof monitorEventLoopDelay>,
) {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const visits = presence.list()
  return [
    gauge('trellis_info', 'The version that runs.', [{ labels: { version: packageFile.version }, value: 1 }]),
    gauge('process_start_time_seconds', 'Start of the process since the epoch.', [
      { value: jobs.startedAt.getTime() / MS },
    ]),
    gauge('process_uptime_seconds', 'Seconds since the process began.', [
      { value: (now().getTime() - jobs.startedAt.getTime()) / MS },
    ]),
    counter('process_cpu_seconds_total', 'CPU time spent.', [
      { labels: { mode: 'user' }, value: user / 1e6 },
      { labels: { mode: 'system' }, value: system / 1e6 },
    ]),
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', [{ value: rss }]),
    gauge('nodejs_heap_bytes', 'Memory of the main thread.', [
      { labels: { kind: 'used' }, value: heapUsed },
      { labels: { kind: 'total' }, value: heapTotal },
      { labels: { kind: 'external' }, value: external },
    ]),
    gauge('nodejs_eventloop_lag_seconds', 'How late timers were since the last reading.', [
      { labels: { quantile: '0.5' }, value: (delay.percentile(50) || 0) / NS },
      { labels: { quantile: '0.99' }, value: (delay.percentile(99) || 0) / NS },
      { labels: { quantile: '1' }, value: delay.max / NS },
    ]),
    gauge('trellis_live_connections', 'Open pages that are connected.', [{ value: visits.length }]),
    gauge('trellis_live_sessions', 'Browsers that are connected.', [
      { value: new Set(visits.map(({ sessionId }) => sessionId)).size },
    ]),
    gauge('trellis_live_users', 'People who are connected.', [
      { value: new Set(visits.map(({ userId }) => userId)).size },
    ]),
  ]
}

/** Labels are routes of the product, never addresses that somebody asked for. */
function describeRequests(totals: ReturnType<Deps['traffic']['listTotals']>): Family[] {
  const nameEndpoint = (endpoint: string) => {
    const [method = '', route] = endpoint.split(' ')
    return route === undefined ? { method: 'any', route: endpoint } : { method, route }
  }
  return [
    counter(
      'trellis_http_requests_total',
      'Requests answered, by route and status.',
      totals.flatMap(({ endpoint, statuses }) =>
        [...statuses].map(([status, value]) => ({
          labels: { ...nameEndpoint(endpoint), status: String(status) },
          value,
        })),
      ),
    ),
    {
      name: 'trellis_http_request_duration_seconds',
      help: 'How long answers took, by route.',
      type: 'histogram',
      samples: totals.flatMap(({ endpoint, durations, totalMs }) => {
        const labels = nameEndpoint(endpoint)
        let upTo = 0
        const buckets = durations.map((count, place): Sample => {
          upTo += count
          const bound = BOUNDS_MS[place]
          return {
            suffix: '_bucket',
            labels: { ...labels, le: bound === undefined ? '+Inf' : String(bound / MS) },
            value: upTo,
          }
        })
        return [
          ...buckets,
          { suffix: '_sum', labels, value: totalMs / MS },
          { suffix: '_count', labels, value: upTo },
        ]
      }),
    },
  ]
}

const describeBrowserErrors = (errors: ReturnType<Deps['traffic']['listBrowserErrors']>): Family =>
  counter(
    'trellis_browser_errors_total',
    'Errors that browsers reported, by kind and screen.',
    errors.map(({ screen, kind, count }) => ({ labels: { kind, screen }, value: count })),
  )

const describeGuesses = ({ places, passwords }: ReturnType<Deps['guesses']['count']>): Family =>
  gauge(
    'trellis_guessing_suspects',
    'Places from which many accounts are being guessed, and passwords tried on many accounts.',
    [
      { labels: { by: 'place' }, value: places },
      { labels: { by: 'password' }, value: passwords },
    ],
  )

function describeDatabase({ database }: CollectMetricsDeps): Family[] {
  const { connections, idle, waiting } = database.readLoad()
  const labels = { kind: database.kind }
  return [
    gauge('trellis_database_connections', 'Connections to the database.', [
      { labels: { ...labels, state: 'idle' }, value: idle },
      { labels: { ...labels, state: 'busy' }, value: connections - idle },
    ]),
    gauge('trellis_database_waiting', 'Statements and transactions that wait for their turn.', [
      { labels, value: waiting },
    ]),
  ]
}

function describeJobs(jobs: ReturnType<Deps['jobs']['list']>): Family[] {
  const each = (read: (job: (typeof jobs)[number]) => number | null) =>
    jobs.flatMap((job) => {
      const value = read(job)
      return value === null ? [] : [{ labels: { job: job.name }, value }]
    })
  return [
    counter(
      'trellis_job_runs_total',
      'Runs of background jobs that ended.',
      each(({ runs }) => runs),
    ),
    counter(
      'trellis_job_failures_total',
      'Runs of background jobs that failed.',
      each(({ failures }) => failures),
    ),
    gauge(
      'trellis_job_failing',
      'Whether the last run of a background job failed.',
      each(({ isFailing }) => (isFailing ? 1 : 0)),
    ),
    gauge(
      'trellis_job_last_duration_seconds',
      'How long the last run took.',
      each(({ lastDurationMs }) => lastDurationMs && lastDurationMs / MS),
    ),
    gauge(
      'trellis_job_last_start_seconds',
      'When the last run began, since the epoch.',
      each(({ lastStartedAt }) => lastStartedAt && lastStartedAt.getTime() / MS),
    ),
  ]
}

/** Of all servers on the same database. Days begin at midnight by UTC, as in the provider's bill. */
async function describeAi(db: Database, now: Date): Promise<Family> {
  const rows = await db
    .select({
      feature: aiUsage.feature,
      engine: aiUsage.engine,
      requests: sql<number>`sum(${aiUsage.requests})::float8`,
    })
    .from(aiUsage)
    .where(eq(aiUsage.day, now.toISOString().slice(0, 10)))
    .groupBy(aiUsage.feature, aiUsage.engine)
  return gauge(
    'trellis_ai_requests_today',
    'Answers of AI features today, by UTC.',
    rows.map(({ feature, engine, requests }) => ({ labels: { feature, engine }, value: requests })),
  )
}
