import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { loadTestTemplate } from '#server/testing/test-database.ts'
import { takeMedian } from './load/rounds.ts'
import { makeDeps } from './make-deps.ts'
import { type Bar, formatCount, printTable, say } from './print.ts'

const FEW = 1_000
const MANY = 100_000
const ROUNDS = 60
const WARM_UP = 15
const MOST_RATIO = 1.5
const FILLING_LIMIT_MS = 20 * 60_000
const TOKEN = 'users-session-of-the-admin'

const QUESTIONS: [name: string, query: string][] = [
  ['list by name', ''],
  ['list, newest first', 'sort=newest'],
  ['list, last seen first', 'sort=lastSeen'],
  ['list by role', 'sort=role'],
  ['page 20', 'page=20'],
  ['a page far inside', 'after=500'],
  ['role student', 'role=student'],
  ['role teacher', 'role=teacher'],
  ['with teacher pages', 'isTeacher=true'],
  ['grade 5', 'grade=5'],
  ['active', 'state=active'],
  ['never signed in', 'state=neverSignedIn'],
  ['disabled', 'state=disabled'],
  ['student, grade 5, active, newest', 'role=student&grade=5&state=active&sort=newest'],
  ['search: a username', 'search=okafor.7'],
  ['search: a whole name', 'search=maya%20okafor'],
  ['search: the beginning of a last name', 'search=oka'],
  ['search: a last name, students, newest', 'search=okafor&role=student&sort=newest'],
  ['search: one letter', 'search=l'],
]

/** These find more people the more there are: told, but no bar, because the work is not the same. */
const GROWING: [name: string, query: string][] = [
  ['a last name that a ninth of all have', 'search=last5'],
  ['a username that begins like all others', 'search=learner-777'],
  ['a name and a grade', 'search=first7%20last5&grade=5'],
]

/** Finding people among 100,000 as among 1,000: both databases open at once, asked in turns. */
export async function measureUsers(folder: string): Promise<Bar[]> {
  const schools = []
  for (const people of [FEW, MANY]) {
    say(`Filling the embedded database with ${formatCount(people)} users …`)
    schools.push(await openSchool(join(folder, `users-${people}`), people, folder))
  }
  const [small, large] = schools as [School, School]
  try {
    const rows: string[][] = []
    const bars: Bar[] = []
    for (const [name, query] of [...QUESTIONS, ...GROWING]) {
      const times = { small: [] as number[], large: [] as number[] }
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const [few, many] = [await ask(small.app, query), await ask(large.app, query)]
        if (round < 0) continue
        times.small.push(few)
        times.large.push(many)
      }
      const [few, many] = [takeMedian(times.small), takeMedian(times.large)]
      const ratio = many / few
      rows.push([name, few.toFixed(2), many.toFixed(2), ratio.toFixed(2)])
      if (GROWING.some(([grown]) => grown === name)) continue
      bars.push({
        name: `embedded: users, ${name}`,
        measured: `${ratio.toFixed(2)} times`,
        demanded: `under ${MOST_RATIO} times`,
        isMet: ratio < MOST_RATIO,
      })
    }
    printTable(['', `ms at ${formatCount(FEW)}`, `ms at ${formatCount(MANY)}`, 'ratio'], rows)
    return bars
  } finally {
    for (const { app, close } of schools) {
      await app.close()
      await close()
    }
  }
}

type School = { app: FastifyInstance; close: () => Promise<void> }

async function openSchool(dataDir: string, people: number, folder: string): Promise<School> {
  mkdirSync(dataDir)
  const database = await openDatabase({
    dataDir,
    template: await loadTestTemplate(),
    statementLimitMs: FILLING_LIMIT_MS,
  })
  await fill(database.db, people)
  const app = await buildApp(makeDeps(database.db, folder), { webDir: null })
  return { app, close: () => database.close() }
}

async function ask(app: FastifyInstance, query: string): Promise<number> {
  const startedAt = performance.now()
  const { statusCode, payload } = await app.inject({
    url: `/api/admin/users?${query}`,
    cookies: { [SESSION_COOKIE]: TOKEN },
  })
  const tookMs = performance.now() - startedAt
  if (statusCode !== 200) throw new Error(`${query} answered ${statusCode}: ${payload.slice(0, 200)}`)
  return tookMs
}

/** A school as they are: mostly students of all grades, some teachers, a few closed and deleted accounts. */
async function fill(db: Database, people: number): Promise<void> {
  const portion = 10_000
  for (let from = 1; from <= people; from += portion)
    await db.execute(sql`
      insert into users (username, email, password, first_name, last_name, grade, role, is_teacher, created_at,
        last_active_on, disabled_at, deleted_at)
      select 'learner-' || n, 'learner-' || n || '@example.org', 'x', 'First' || n % 89, 'Last' || n * 7919 % 997,
        case when n % 20 = 0 then 12 else 1 + n % 12 end, case when n % 20 = 0 then 'teacher' else 'student' end,
        n % 20 = 0, timestamptz '2026-01-01' - n * interval '1 minute',
        case when n % 3 > 0 then date '2026-01-01' - n % 200 end,
        case when n % 17 = 0 then now() end, case when n % 101 = 0 then now() end
      from generate_series(${from}::int, ${Math.min(people, from + portion - 1)}::int) n`)
  // The same people in both, so that the same search shows the same page among more of the others.
  await db.execute(sql`
    insert into users (username, email, password, first_name, last_name, grade)
    select 'okafor.' || n, 'okafor.' || n || '@example.org', 'x', 'Maya', 'Okafor', 5 from generate_series(1, 60) n`)
  await db.execute(sql`
    insert into users (username, password, first_name, last_name, grade, role)
    values ('users-admin', 'x', 'Grace', 'Hopper', 12, 'admin')`)
  await db.execute(sql`
    insert into sessions (user_id, token_hash, expires_at)
    select id, encode(sha256(convert_to(${TOKEN}, 'UTF8')), 'hex'), now() + interval '30 days'
    from users where username = 'users-admin'`)
  await db.execute(sql`vacuum analyze`)
}
