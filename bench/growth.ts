import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { noEvidence } from '#engines/levels/index.ts'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { fillBadges } from '#server/first-start/badges.ts'
import { loadCurriculum } from '#server/first-start/load-curriculum.ts'
import { fillSubjects } from '#server/first-start/subjects.ts'
import type { Deps } from '#server/platform/deps.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { KINDS, type Kind, openScratch } from './databases.ts'
import { takeMedian } from './load/rounds.ts'
import { makeDeps } from './make-deps.ts'
import { type Bar, formatCount, printTable, say } from './print.ts'

const RESULTS_PER_LEARNER = 5
const SMALL_LEARNERS = 2_000
const LARGE_LEARNERS = 200_000
const MOST_TIMES_AS_LONG = 1.5
const ROUNDS = 200
const FILLING_LIMIT_MS = 20 * 60_000

const READS: [name: string, path: (learner: number) => string][] = [
  ['dashboard-stats', () => '/api/users/dashboard-stats'],
  ['progress-metrics', (learner) => `/api/users/${learner}/progress-metrics`],
  ['leaderboard', () => '/api/leaderboard'],
  ['leaderboard standing', () => '/api/leaderboard/standing'],
]

type School = { learners: number; app: FastifyInstance; close: () => Promise<void> }

/** A school of ten thousand results beside a country of a million: what a learner opens must not cost more. */
export async function measureGrowth(folder: string, serverUrl: string): Promise<Bar[]> {
  const bars: Bar[] = []
  for (const kind of KINDS) {
    const schools: School[] = []
    try {
      for (const learners of [SMALL_LEARNERS, LARGE_LEARNERS]) {
        say(
          `Filling ${kind} with ${formatCount(learners * RESULTS_PER_LEARNER)} quiz results of ${formatCount(learners)} learners …`,
        )
        schools.push(await openSchool(kind, learners, folder, serverUrl))
      }
      const [small, large] = schools
      if (small && large) bars.push(...(await compare(kind, small, large)))
      if (large) await measureAnswer(kind, large)
    } finally {
      for (const school of schools) await school.close()
    }
  }
  return bars
}

async function compare(kind: Kind, small: School, large: School): Promise<Bar[]> {
  const rows: string[][] = []
  const bars: Bar[] = []
  for (const [name, path] of READS) {
    const times: [number[], number[]] = [[], []]
    for (let round = -20; round < ROUNDS; round++) {
      for (const [place, school] of [small, large].entries()) {
        const took = await timeRead(school, 1 + (((round + 20) * 7919) % school.learners), path)
        if (round >= 0) times[place === 0 ? 0 : 1].push(took)
      }
    }
    const [before, after] = times.map(takeMedian) as [number, number]
    rows.push([name, before.toFixed(2), after.toFixed(2), (after / before).toFixed(2)])
    bars.push({
      name: `${kind}: ${name}, 1,000,000 results against 10,000`,
      measured: `${(after / before).toFixed(2)} times`,
      demanded: `at most ${MOST_TIMES_AS_LONG} times`,
      isMet: after / before <= MOST_TIMES_AS_LONG,
    })
  }
  say(`\n${kind}: milliseconds for one read, median of ${ROUNDS}`)
  printTable(['', '10,000 results', '1,000,000 results', 'ratio'], rows)
  return bars
}

async function timeRead(
  { app }: School,
  learner: number,
  path: (learner: number) => string,
): Promise<number> {
  const startedAt = performance.now()
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: path(learner),
    cookies: cookiesOf(learner),
  })
  if (statusCode !== 200) throw new Error(`${path(learner)} answered ${statusCode}: ${body.slice(0, 200)}`)
  return performance.now() - startedAt
}

/** How long the widest write of practice takes; printed, not judged. */
async function measureAnswer(kind: Kind, { app }: School): Promise<void> {
  const times: number[] = []
  for (let learner = 1; learner <= 60; learner++) {
    const cookies = cookiesOf(learner)
    const given = await app.inject({
      method: 'POST',
      url: '/api/practice/problems',
      cookies,
      payload: { subject: 'Mathematics' },
    })
    const problemId = (given.json() as { id: number }).id
    const headers = { 'idempotency-key': `bench-answer-${learner}` }
    const startedAt = performance.now()
    const answered = await app.inject({
      method: 'POST',
      url: '/api/practice/attempts',
      cookies,
      headers,
      payload: { problemId, answer: '12', timeSpentSeconds: 9 },
    })
    times.push(performance.now() - startedAt)
    if (answered.statusCode !== 201) throw new Error(`an answer was refused: ${answered.body.slice(0, 200)}`)
  }
  say(
    `${kind}: answering a practice problem takes ${takeMedian(times).toFixed(1)} ms (median of ${times.length})`,
  )
}

const cookiesOf = (learner: number) => ({ [SESSION_COOKIE]: `growth-session-of-learner-${learner}` })

async function openSchool(kind: Kind, learners: number, folder: string, serverUrl: string): Promise<School> {
  const database = await openScratch(
    kind,
    `growth_${learners}_${process.pid}`,
    folder,
    serverUrl,
    FILLING_LIMIT_MS,
  )
  const deps = makeDeps(database.db, folder)
  await fill(deps, learners)
  const app = await buildApp(deps, { webDir: null })
  return {
    learners,
    app,
    async close() {
      await app.close()
      await database.drop()
    },
  }
}

/** Every learner has the same little history, however many there are. */
async function fill(deps: Deps, learners: number): Promise<void> {
  const { db } = deps
  await fillSubjects(db)
  await fillBadges(db)
  await loadCurriculum(deps)
  const each = sql`generate_series(1, ${learners}::int) as learner`
  await db.execute(sql`
    insert into users (username, password, first_name, last_name, grade, points, onboarding_completed)
    select 'growth-' || learner, 'x', 'First' || learner % 900, 'Last' || learner % 700, 1 + learner % 12, learner % 500, true from ${each}`)
  await db.execute(sql`
    insert into sessions (user_id, token_hash, expires_at)
    select learner, encode(sha256(convert_to('growth-session-of-learner-' || learner, 'UTF8')), 'hex'), now() + interval '30 days' from ${each}`)
  await insertHistory(db, each)
  await db.execute(sql`vacuum analyze`)
}

async function insertHistory(db: Database, each: ReturnType<typeof sql>): Promise<void> {
  const times = (count: number) => sql`${each}, generate_series(1, ${count}::int) as turn`
  await db.execute(sql`
    insert into quiz_results (user_id, quiz_id, score, max_score, date_taken)
    select learner, (select min(id) from quizzes) + (learner + turn) % (select count(*) from quizzes)::int, turn, 6, now() - turn * interval '1 day'
    from ${times(RESULTS_PER_LEARNER)}`)
  await db.execute(sql`
    insert into user_progress (user_id, lesson_id, completed, time_spent, last_accessed)
    select learner, (select min(id) from lessons) + (learner + turn * 13) % (select count(*) from lessons)::int, turn % 2 = 0, turn * 60, now() - turn * interval '1 day'
    from ${times(3)}`)
  await db.execute(sql`
    insert into learning_days (user_id, day, subject_id, lessons_completed, quizzes_taken, problems_tried, seconds)
    select learner, current_date - turn, 1 + turn % 3, 1, 1, 5, 600 from ${times(4)}`)
  await db.execute(sql`
    insert into skill_states (user_id, skill, mastery, level, answers, correct, last_answered_at, evidence)
    select learner, 'math.' || (1 + learner % 12) || '.skill-' || turn, 0.5, 'learning', 4, 2, now(), ${JSON.stringify(noEvidence)}::jsonb from ${times(4)}`)
}
