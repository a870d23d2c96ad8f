import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { disputes } from '#server/db/schema/learning/disputes.ts'
import { rebuild } from '#server/domain/tracing/rebuild/rebuild.ts'
import { startTracing } from '#server/domain/tracing/start-tracing.ts'
import { startVoiding } from '#server/domain/voiding/start-voiding.ts'
import { fillSubjects } from '#server/first-start/subjects.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { loadTestTemplate } from '#server/testing/test-database.ts'
import { addUp, createEngineLog, type EngineLog, type Stay, sumUp } from './engine-log.ts'
import { makeDeps } from './make-deps.ts'
import { type Bar, formatCount, printTable, say } from './print.ts'

const LEARNERS = 2_000
const ATTEMPTS = 100_000
const DISPUTED = 10_000
const MOST_BLOCKED_MS = 50
const WARM_UP_MS = 6_000
/** Two rounds of housekeeping fall into it, and a saving of the weights. */
const QUIET_MS = 40_000
const FILLING_LIMIT_MS = 10 * 60_000
const ADMIN = LEARNERS + 1
const LONG_REQUESTS = 8

type Watched = {
  requests: number
  medianMs: number
  longestMs: number
  longestName: string
  blockedMs: number
  /** The most the main thread computed without a pause, whatever else the machine did. */
  computed: Computed
  /** Who had the database's engine during all of it, and during the longest requests. */
  stays: Stay[]
  longRequests: { name: string; ms: number; atMs: number; stays: Stay[] }[]
}

/** A question with 10,000 answers is taken back while learners go on working, on the embedded database. */
export async function measureVoiding(folder: string): Promise<Bar[]> {
  const dataDir = join(folder, 'voiding')
  mkdirSync(dataDir)
  const engine = createEngineLog()
  const database = await openDatabase({
    onSpent: engine.note,
    dataDir,
    template: await loadTestTemplate(),
    statementLimitMs: FILLING_LIMIT_MS,
  })
  const deps = makeDeps(database.db, folder)
  say(
    `Filling the embedded database with ${formatCount(ATTEMPTS)} answers of ${formatCount(LEARNERS)} learners …`,
  )
  await fill(deps.db)
  await rebuild(deps)
  const app = await buildApp(deps, { webDir: null })
  const fail = { error: (facts: unknown) => say(JSON.stringify(facts)), info: () => {} }
  const stopTracing = await startTracing(deps, fail)
  const stopVoiding = await startVoiding(deps, fail)
  try {
    // The first requests read the curriculum and warm the code up.
    await watch(app, engine, sleep(WARM_UP_MS))
    const quiet = await watch(app, engine, sleep(QUIET_MS))
    const startedAt = performance.now()
    const busy = await watch(app, engine, takeBack(app, deps.db))
    const seconds = (performance.now() - startedAt) / 1000
    printTable(
      ['', 'requests', 'median ms', 'longest ms', 'which', 'event loop ms'],
      [listFigures('before', quiet), listFigures('while it is taken back', busy)],
    )
    printCauses('before', quiet)
    printCauses('while it is taken back', busy)
    const [row] = await deps.db.select().from(disputes)
    return [
      {
        name: `embedded: taking back a question with ${formatCount(row?.answersVoided ?? 0)} answers among ${formatCount(ATTEMPTS)}`,
        measured: `${seconds.toFixed(1)} s, all levels replayed`,
        demanded: `${formatCount(DISPUTED)} answers`,
        isMet: row?.answersVoided === DISPUTED && row.settledAt !== null,
      },
      {
        name: 'the event loop meanwhile',
        measured: `blocked ${busy.blockedMs.toFixed(0)} ms at most`,
        demanded: `at most ${MOST_BLOCKED_MS} ms`,
        isMet: busy.blockedMs <= MOST_BLOCKED_MS,
      },
      {
        name: 'the longest request meanwhile, beyond the longest before',
        measured: `${Math.max(0, busy.longestMs - quiet.longestMs).toFixed(0)} ms (${busy.longestMs.toFixed(0)} against ${quiet.longestMs.toFixed(0)})`,
        demanded: `at most ${MOST_BLOCKED_MS} ms`,
        isMet: busy.longestMs - quiet.longestMs <= MOST_BLOCKED_MS,
      },
    ]
  } finally {
    await stopVoiding()
    await stopTracing()
    await app.close()
    await database.close()
  }
}

async function takeBack(app: FastifyInstance, db: Database): Promise<void> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/disputes/1/decision',
    cookies: cookiesOf(ADMIN),
    payload: { outcome: 'voided' },
  })
  if (statusCode !== 200) throw new Error(`the decision was refused: ${body.slice(0, 200)}`)
  for (;;) {
    const [row] = await db.select({ settledAt: disputes.settledAt }).from(disputes).where(eq(disputes.id, 1))
    if (row?.settledAt) return
    await sleep(200)
  }
}

/** One learner after the other reads and answers until the work is done; every request is timed. */
async function watch(app: FastifyInstance, engine: EngineLog, work: Promise<unknown>): Promise<Watched> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  const times: [name: string, ms: number, atMs: number][] = []
  const startedAtMs = tellTime()
  const loop = watchLoop()
  const time = async (
    name: string,
    method: 'GET' | 'POST',
    url: string,
    learner: number,
    payload?: object,
  ) => {
    const atMs = tellTime()
    const answer = await app.inject({ method, url, cookies: cookiesOf(learner), ...(payload && { payload }) })
    times.push([name, tellTime() - atMs, atMs])
    if (answer.statusCode >= 400)
      throw new Error(`${url} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`)
    return answer.json() as { id: number }
  }
  delay.enable()
  for (let turn = 0; !isDone; turn++) {
    const learner = 1 + ((turn * 7919) % LEARNERS)
    await time('dashboard', 'GET', '/api/users/dashboard-stats', learner)
    const { id } = await time('next problem', 'POST', '/api/practice/problems', learner, {
      subject: 'Mathematics',
    })
    await time('answer', 'POST', '/api/practice/attempts', learner, {
      problemId: id,
      answer: '12',
      timeSpentSeconds: 9,
    })
    await sleep(5)
  }
  delay.disable()
  const computed = loop.stop()
  await ended
  const sorted = times.toSorted((a, b) => a[1] - b[1])
  const [longestName = '', longestMs = 0] = sorted.at(-1) ?? []
  return {
    requests: times.length,
    medianMs: sorted[Math.floor(sorted.length / 2)]?.[1] ?? 0,
    longestMs,
    longestName,
    blockedMs: delay.max / 1e6,
    computed,
    stays: engine.between(startedAtMs, tellTime()),
    longRequests: sorted
      .slice(-LONG_REQUESTS)
      .toReversed()
      .map(([name, ms, atMs]) => ({
        name,
        ms,
        atMs: atMs - startedAtMs,
        stays: engine.between(atMs, atMs + ms),
      })),
  }
}

function listFigures(name: string, watched: Watched): string[] {
  return [
    name,
    formatCount(watched.requests),
    watched.medianMs.toFixed(1),
    watched.longestMs.toFixed(1),
    watched.longestName,
    watched.blockedMs.toFixed(1),
  ]
}

/** By the clock that the database's thread tells its times by. */
const tellTime = (): number => performance.timeOrigin + performance.now()

type Computed = { ms: number; atMs: number; longestGcMs: number }

/** The most processor time of this thread between two firings of a timer, when it was, and the longest collection of garbage. */
function watchLoop() {
  const longest: Computed = { ms: 0, atMs: 0, longestGcMs: 0 }
  const startedAtMs = tellTime()
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const cpu = process.threadCpuUsage()
    const ms = (cpu.user + cpu.system - last.user - last.system) / 1000
    if (ms > longest.ms) Object.assign(longest, { ms, atMs: tellTime() - startedAtMs })
    last = cpu
  }, 1)
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      longest.longestGcMs = Math.max(longest.longestGcMs, duration)
  })
  collections.observe({ entryTypes: ['gc'] })
  return {
    stop(): Computed {
      clearInterval(timer)
      collections.disconnect()
      return longest
    },
  }
}

const listSums = (stays: readonly Stay[]): string =>
  addUp(stays)
    .map(([who, ms]) => `${who} ${ms.toFixed(0)} ms`)
    .join(', ')

/** Says what a request had to wait for, so that a figure can be read on a machine that does other things, too. */
function printCauses(title: string, { stays, longRequests, computed }: Watched): void {
  say()
  say(
    `  ${title}: the main thread computed ${computed.ms.toFixed(0)} ms at most without a pause, after ${(computed.atMs / 1000).toFixed(1)} s; it collected garbage for ${computed.longestGcMs.toFixed(0)} ms at most`,
  )
  printTable(
    [
      'the engine was a millisecond or more with',
      'times',
      'median ms',
      'longest ms',
      'computed ms',
      'at most by',
    ],
    sumUp(stays).map(({ who, stays, medianMs, longest, mostComputed }) => [
      who,
      formatCount(stays),
      medianMs.toFixed(1),
      longest.ms.toFixed(1),
      mostComputed.computedMs.toFixed(1),
      mostComputed.text.trim().replaceAll(/\s+/g, ' ').slice(0, 50),
    ]),
  )
  say('  the longest requests, and who had the engine meanwhile')
  for (const { name, ms, atMs, stays } of longRequests)
    say(`    ${name} ${ms.toFixed(0)} ms, after ${(atMs / 1000).toFixed(1)} s: ${listSums(stays)}`)
}

const cookiesOf = (learner: number) => ({ [SESSION_COOKIE]: `voiding-session-of-learner-${learner}` })

async function fill(db: Database): Promise<void> {
  await fillSubjects(db)
  const people = sql`generate_series(1, ${ADMIN}::int) as learner`
  await db.execute(sql`
    insert into users (username, password, first_name, last_name, grade, role, onboarding_completed)
    select 'voiding-' || learner, 'x', 'First', 'Last', 1 + learner % 12, case when learner = ${ADMIN} then 'admin' else 'student' end, true
    from ${people}`)
  await db.execute(sql`
    insert into sessions (user_id, token_hash, expires_at)
    select learner, encode(sha256(convert_to('voiding-session-of-learner-' || learner, 'UTF8')), 'hex'), now() + interval '30 days' from ${people}`)
  // Every tenth answer is to the question that will be taken back.
  await db.execute(sql`
    insert into attempts (user_id, source, item_id, skills, correct, helped, difficulty, answer, answered_at, day)
    select 1 + (n / 50) % ${LEARNERS}::int, 'quiz',
      case when n % 10 = 0 then 'quiz:1:q1' else 'quiz:' || 100 + n % 40 || ':q' || n % 7 end,
      array['math.' || (1 + n % 12) || '.skill-' || n % 20], (n * 7919) % 10 < 7, false, 2, '"a"'::jsonb,
      now() - (${ATTEMPTS}::int - n) * interval '1 minute', current_date
    from generate_series(0, ${ATTEMPTS - 1}::int) as n`)
  await db.execute(sql`
    insert into disputes (id, user_id, attempt_id, item_id)
    select 1, user_id, id, item_id from attempts where item_id = 'quiz:1:q1' order by id limit 1`)
  await db.execute(sql`vacuum analyze`)
}
