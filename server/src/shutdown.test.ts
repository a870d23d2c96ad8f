import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { accounts } from '#contract/accounts.ts'
import { PRESENCE_PATH } from '#contract/presence.ts'
import { openDatabase } from './db/open-database.ts'
import { requestStatistics } from './db/schema/operations/traffic.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { checkFiles, type KillReport, killRepeatedly, nameLog } from './testing/kill-product.ts'
import { createLearnersOnDisk } from './testing/learners-on-disk.ts'
import { beginSlowly } from './testing/slow-request.ts'
import type { Product } from './testing/start-product.ts'

const SECRET = 'planted-secret-4711'
const GOING_AWAY = 1001
const WRITERS = 50
const KILLS = 1
const LEAST_WRITES = 60
// One data directory and two starts for all: what a first start puts into it takes longer than any test here.
const dataDir = mkdtempSync(join(tmpdir(), 'stopped-'))
const logFile = nameLog(dataDir)
let product: Product
let killed: KillReport
let cookie: string

beforeAll(async () => {
  const tokens = await createLearnersOnDisk(dataDir, WRITERS)
  cookie = `${SESSION_COOKIE}=${tokens[0]}`
  const report = await killRepeatedly({
    dataDir,
    kills: KILLS,
    tokens,
    leastWrites: LEAST_WRITES,
    random: Math.random,
    logLevel: 'debug',
  })
  product = report.product
  killed = report
}, 480_000)
afterAll(async () => {
  await product?.kill()
  rmSync(dataDir, { recursive: true })
})

describe('a product that is killed while fifty learners save', () => {
  test('starts again with every save that it had confirmed', () => {
    expect(killed.confirmed).toBeGreaterThanOrEqual(KILLS * LEAST_WRITES)
    expect(killed.losses).toEqual([])
  })

  test('shuts a second process out of its data directory and says why', () => {
    expect(killed.refusal).toContain(`The data directory ${dataDir} is in use by another Trellis process`)
    expect(killed.refusal).toContain('Stop it first, or set DATA_DIR to another directory.')
  })
})

test('a stop finishes what is under way, refuses what is new, says good-bye and loses no count', async () => {
  const line = new WebSocket(`${product.url.replace('http', 'ws')}${PRESENCE_PATH}`, { headers: { cookie } })
  await new Promise((resolve) => line.once('open', resolve))
  const closed = new Promise<number>((resolve) => line.once('close', resolve))
  // Secrets in every place where a careless log would pick them up.
  await fetch(`${product.url}/reset-password?token=${SECRET}`, {
    headers: { authorization: `Bearer ${SECRET}` },
  })
  await fetch(`${product.url}/api/calendars/${SECRET}.ics`)
  await fetch(`${product.url}/api/user?secret=${SECRET}`, {
    headers: { cookie: `${cookie}; other=${SECRET}` },
  })

  // Two kept lines: one with a request under way, one at rest that would ask again.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await new Promise<void>((resolve) => {
    get(`${product.url}/healthz`, { agent }, (answer) => answer.resume().once('end', resolve))
  })
  const slow = beginSlowly(product, { cookie, password: SECRET })
  await sleep(200)
  const ended = new Promise<number | null>((resolve) => product.child.once('exit', resolve))
  const toldAt = performance.now()
  product.child.kill('SIGTERM')
  expect(await closed).toBe(GOING_AWAY)
  const late = await fetch(`${product.url}/healthz`).then(
    ({ status }) => status,
    () => 'refused',
  )
  expect(['refused', 503]).toContain(late)
  slow.finish()
  expect(await slow.answered).toEqual({ status: 401, connection: 'close' })
  expect(await ended).toBe(0)
  expect(performance.now() - toldAt).toBeLessThan(20_000)
  agent.destroy()

  const database = await openDatabase({ dataDir })
  const rows = await database.db.select().from(requestStatistics)
  await database.close()
  const signIns = rows.filter(({ endpoint }) => endpoint === `POST ${accounts.signIn.path}`)
  expect(signIns.reduce((sum, { requests }) => sum + requests, 0)).toBe(1)
}, 60_000)

test('every line of the log is JSON with the request and, at most, the number of who asked; no secret is in it', () => {
  const text = readFileSync(logFile, 'utf8')
  expect(text).not.toContain(SECRET)
  const lines = text
    .replace(/\n {2}Trellis is ready:[\s\S]*Stop with Ctrl\+C\.\n/, '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.length).toBeGreaterThanOrEqual(5)
  const known = ['level', 'time', 'reqId', 'method', 'path', 'status', 'durationMs', 'userId', 'msg']
  for (const line of requests) {
    expect(Object.keys(line).filter((key) => !known.includes(key))).toEqual([])
    expect(line.reqId).toMatch(/^[\da-f-]{16}$/)
  }
  expect(requests.some(({ userId }) => typeof userId === 'number')).toBe(true)
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['stopping', 'stopped']))
})

test('what a kill and a stop leave behind are tables and indexes that agree', async () => {
  const { indexes, faults } = await checkFiles(dataDir)
  expect(indexes).toBeGreaterThan(50)
  expect(faults).toEqual([])
}, 60_000)
