import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { listCardWords } from '#engines/flashcards/index.ts'
import { buildApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { KINDS, type Kind, openScratch } from './databases.ts'
import { takeMedian } from './load/rounds.ts'
import { makeDeps } from './make-deps.ts'
import { type Bar, formatCount, printTable, say } from './print.ts'

const FEW_CARDS = 500
const MANY_CARDS = 50_000
const IMPORTED_NOTES = 20_000
const MANY_NOTES = 20_000
const REVIEWS_PER_CARD = 2
const ROUNDS = 100
const MOST_TIMES_AS_LONG = 1.5
const MOST_SEARCH_MS = 100
const MOST_BLOCKED_MS = 50
const FILLING_LIMIT_MS = 10 * 60_000

/** Learners by what they have; the last one only looks on while others import and export. */
const FEW = 1
const MANY = 2
const DECK = 3
const IMPORTER = 4
const BYSTANDER = 5

/** A learner with 50,000 cards beside one with 500, and files of the largest kind while another learner works. */
export async function measureCards(folder: string, serverUrl: string): Promise<Bar[]> {
  const bars: Bar[] = []
  for (const kind of KINDS) {
    say(`Filling ${kind} with ${formatCount(MANY_CARDS)} cards and ${formatCount(MANY_NOTES)} notes …`)
    const { app, close } = await openPlace(kind, folder, serverUrl)
    try {
      bars.push(...(await measureKind(kind, app)))
    } finally {
      await close()
    }
  }
  return bars
}

async function measureKind(kind: Kind, app: FastifyInstance): Promise<Bar[]> {
  const due = await compareReads(app, [FEW, '/api/flashcards/due'], [MANY, '/api/flashcards/due'])
  const searches: [name: string, path: string][] = [
    ['a rare word in the cards', `/api/users/${MANY}/flashcards?search=rareword`],
    ['a word that no card has', `/api/users/${MANY}/flashcards?search=mitochond`],
    ['a word that all cards have', `/api/users/${MANY}/flashcards?search=explain`],
    ['a rare word in the notes', `/api/users/${MANY}/notes/search?q=rareword`],
    ['a word that no note has', `/api/users/${MANY}/notes/search?q=mitochond`],
  ]
  const found: [name: string, ms: number][] = []
  for (const [name, path] of searches) found.push([name, await timeRead(app, MANY, path)])
  const apkg = await watch(app, `export of ${formatCount(MANY_CARDS)} cards, apkg`, () =>
    ask(app, MANY, '/api/flashcards/export?format=apkg'),
  )
  const csv = await watch(app, `export of ${formatCount(MANY_CARDS)} cards, csv`, () =>
    ask(app, MANY, '/api/flashcards/export?format=csv'),
  )
  const deck = await ask(app, DECK, '/api/flashcards/export?format=apkg')
  const payload = JSON.stringify({ file: deck.toString('base64') })
  const imported = await watch(app, `import of ${formatCount(IMPORTED_NOTES)} notes`, () =>
    call(app, IMPORTER, 'POST', '/api/flashcards/import', payload),
  )
  say(`\n${kind}: milliseconds`)
  printTable(
    ['', 'median'],
    [
      [`what is due, ${formatCount(FEW_CARDS)} cards`, due.before.toFixed(1)],
      [`what is due, ${formatCount(MANY_CARDS)} cards`, due.after.toFixed(1)],
      ...found.map(([name, ms]) => [name, ms.toFixed(1)]),
    ],
  )
  printTable(
    ['', 'seconds', 'loop held ms', 'another learner waits ms', 'most memory MB'],
    [apkg, csv, imported].map(({ name, seconds, blockedMs, longestWaitMs, memoryMb }) => [
      name,
      seconds.toFixed(1),
      blockedMs.toFixed(0),
      longestWaitMs.toFixed(0),
      memoryMb.toFixed(0),
    ]),
  )
  return [
    {
      name: `${kind}: what is due, ${formatCount(MANY_CARDS)} cards against ${formatCount(FEW_CARDS)}`,
      measured: `${(due.after / due.before).toFixed(2)} times`,
      demanded: `at most ${MOST_TIMES_AS_LONG} times`,
      isMet: due.after / due.before <= MOST_TIMES_AS_LONG,
    },
    ...found.map(([name, ms]) => ({
      name: `${kind}: ${name}`,
      measured: `${ms.toFixed(0)} ms`,
      demanded: `at most ${MOST_SEARCH_MS} ms`,
      isMet: ms <= MOST_SEARCH_MS,
    })),
    ...[apkg, csv, imported].map(({ name, blockedMs }) => ({
      name: `${kind}: ${name}, the event loop`,
      measured: `held ${blockedMs.toFixed(0)} ms at most`,
      demanded: `at most ${MOST_BLOCKED_MS} ms`,
      isMet: blockedMs <= MOST_BLOCKED_MS,
    })),
  ]
}

type Read = [learner: number, path: string]

/** In turns, so that what the machine does otherwise falls on both alike. */
async function compareReads(app: FastifyInstance, first: Read, second: Read) {
  const times: [number[], number[]] = [[], []]
  for (let round = -20; round < ROUNDS; round++) {
    for (const [place, [learner, path]] of [first, second].entries()) {
      const took = await time(() => ask(app, learner, path))
      if (round >= 0) times[place === 0 ? 0 : 1].push(took)
    }
  }
  const [before, after] = times.map(takeMedian) as [number, number]
  return { before, after }
}

async function timeRead(app: FastifyInstance, learner: number, path: string): Promise<number> {
  const times: number[] = []
  for (let round = -2; round < 10; round++) {
    const took = await time(() => ask(app, learner, path))
    if (round >= 0) times.push(took)
  }
  return takeMedian(times)
}

/** Runs the work while another learner opens their queue again and again. */
async function watch(app: FastifyInstance, name: string, work: () => Promise<unknown>) {
  let isDone = false
  let longestWaitMs = 0
  async function lookOn(): Promise<void> {
    while (!isDone) {
      longestWaitMs = Math.max(longestWaitMs, await time(() => ask(app, BYSTANDER, '/api/flashcards/due')))
      await sleep(20)
    }
  }
  const looking = lookOn()
  const loop = watchLoop()
  const startedAt = performance.now()
  try {
    await work()
  } finally {
    isDone = true
    await looking
  }
  return { name, seconds: (performance.now() - startedAt) / 1000, longestWaitMs, ...loop.stop() }
}

/** The most that the main thread computed between two chances for others, whatever else the machine did. */
function watchLoop() {
  let blockedMs = 0
  let memoryMb = 0
  let last = process.threadCpuUsage()
  const timer = setInterval(() => {
    const cpu = process.threadCpuUsage()
    blockedMs = Math.max(blockedMs, (cpu.user + cpu.system - last.user - last.system) / 1000)
    memoryMb = Math.max(memoryMb, process.memoryUsage.rss() / 1024 / 1024)
    last = process.threadCpuUsage()
  }, 2)
  return {
    stop() {
      clearInterval(timer)
      return { blockedMs, memoryMb }
    },
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Over the wire: a request inside the process turns every file into text, and that would be measured, too. */
async function call(
  { server }: FastifyInstance,
  learner: number,
  method: 'GET' | 'POST',
  path: string,
  payload = '',
): Promise<Buffer> {
  const { port } = server.address() as AddressInfo
  const body = method === 'POST' ? { 'content-type': 'application/json' } : {}
  const cookie = `${SESSION_COOKIE}=cards-session-of-learner-${learner}`
  const sent = request({ host: '127.0.0.1', port, method, path, agent, headers: { cookie, ...body } })
  sent.end(payload)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const answer = Buffer.concat(await response.toArray())
  if ((response.statusCode ?? 500) >= 300)
    throw new Error(`${path} answered ${response.statusCode}: ${answer.toString().slice(0, 200)}`)
  return answer
}

const agent = new Agent({ keepAlive: true })

const ask = (app: FastifyInstance, learner: number, path: string) => call(app, learner, 'GET', path)

async function openPlace(kind: Kind, folder: string, serverUrl: string) {
  const database = await openScratch(kind, `cards_${process.pid}`, folder, serverUrl, FILLING_LIMIT_MS)
  const deps = makeDeps(database.db, folder)
  await fill(deps.db)
  const app = await buildApp(deps, { webDir: null })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    async close() {
      agent.destroy()
      await app.close()
      await database.drop()
    },
  }
}

async function fill(db: Database): Promise<void> {
  await db.execute(sql`
    insert into users (username, password, first_name, last_name, grade, onboarding_completed)
    select 'cards-' || n, 'x', 'First', 'Last', 5, true from generate_series(1, ${BYSTANDER}::int) n`)
  await db.execute(sql`
    insert into sessions (user_id, token_hash, expires_at)
    select id, encode(sha256(convert_to('cards-session-of-learner-' || id, 'UTF8')), 'hex'), now() + interval '30 days' from users`)
  await insertCards(db, FEW, FEW_CARDS)
  await insertCards(db, MANY, MANY_CARDS)
  await insertCards(db, DECK, IMPORTED_NOTES)
  await insertCards(db, BYSTANDER, FEW_CARDS)
  await db.execute(sql`
    insert into user_notes (user_id, title, content, tags)
    select ${MANY}::int, 'Note ' || n, 'What the lesson explains about number ' || n || ' in some twenty words that a learner wrote down to remember it well and long'
      || case when n % 1000 = 7 then ' rareword' else '' end, array['topic ' || n % 20]
    from generate_series(1, ${MANY_NOTES}::int) n`)
  await db.execute(sql`vacuum analyze`)
}

const TAIL = 'explains it in some twenty words so that the learner will remember it well and long'

/** Half new, half known, six in ten of the known due: more than a page of the queue for everybody. */
async function insertCards(db: Database, learner: number, count: number): Promise<void> {
  const words = `{${listCardWords(['What is the meaning of number', 'The answer', TAIL]).join()}}`
  await db.execute(sql`
    insert into flashcards (user_id, front, back, tags, words, state, stability_days, memory_difficulty, reps, last_reviewed, next_review_date)
    select ${learner}::int, 'What is the meaning of number ' || n || '?', 'The answer ' || n || ' ' || ${TAIL}::text || case when n % 1000 = 7 then ' rareword' else '' end,
      array['deck ' || n % 20], array_to_tsvector(${words}::text[] || array[n::text, 'term' || n % 300] || case when n % 1000 = 7 then array['rareword'] else '{}' end),
      case when n % 2 = 0 then 'new' else 'review' end, case when n % 2 = 0 then 0 else 10 end, case when n % 2 = 0 then 0 else 5 end, n % 2,
      case when n % 2 = 0 then null else now() - interval '30 days' end,
      case when n % 2 = 0 or n % 10 < 6 then now() - interval '1 day' else now() + interval '20 days' end
    from generate_series(1, ${count}::int) n`)
  await db.execute(sql`
    insert into flashcard_reviews (card_id, user_id, rating, state_before, reviewed_at, day, interval_seconds, interval_seconds_before)
    select id, user_id, 'good', 'review', now() - turn * interval '30 days', current_date - turn * 30, 864000, 86400
    from flashcards, generate_series(1, ${REVIEWS_PER_CARD}::int) turn where user_id = ${learner} and state = 'review'`)
}
