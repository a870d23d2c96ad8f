import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  browserErrors as api,
  BROWSER_ERRORS_PER_PAGE,
  MOST_BROWSER_ERRORS,
} from '#contract/admin/browser-errors.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { browserErrors } from '../../db/schema/operations/browser-errors.ts'
import { removeTechnical } from '../../domain/cleaning/retention/keep-to-periods.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-05-01T12:00:00Z')
const TOKEN = 'a-long-token-of-the-operator'
const t = prepareTestApp({ now: START, config: { metrics: { token: TOKEN } } })
let admin: TestPerson
beforeAll(async () => {
  admin = await t.signUp('admin')
})
beforeEach(async () => {
  await t.db.delete(browserErrors)
})

type Report = InputOf<typeof api.report>
const makeReport = (own: Partial<Report> = {}): Report => ({
  kind: 'error',
  release: 'Bx3-9_a',
  screen: '/lessons/:lessonId',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'title')",
  frames: ['lesson-C3x.js:1:2045', 'index-Bx3.js:1:99'],
  ...own,
})
const list = async (place: InputOf<typeof api.list> = {}) => (await admin.call(api.list, place)).body
const send = (report: object, remoteAddress: string) =>
  t.app.inject({ method: 'POST', url: '/api/browser-errors', payload: report, remoteAddress })

test('the same error of visitors and of people who are signed in is one row that counts; another build has its own', async () => {
  const ada = await t.signUp()
  expect((await t.call(api.report, makeReport())).status).toBe(204)
  t.clock.now = new Date(START.getTime() + 60_000)
  expect((await ada.call(api.report, makeReport())).status).toBe(204)
  await ada.call(api.report, makeReport({ release: 'next' }))
  const { errors, hasMore } = await list()
  expect(hasMore).toBe(false)
  expect(errors).toHaveLength(2)
  expect(errors.find(({ release }) => release === 'Bx3-9_a')).toEqual({
    ...makeReport(),
    id: expect.any(Number),
    count: 2,
    firstSeenAt: START.toISOString(),
    lastSeenAt: t.clock.now.toISOString(),
  })
})

test('whatever a sender puts in, neither texts nor numbers nor addresses are stored', async () => {
  const secret = 'Maria4711'
  await t.call(
    api.report,
    makeReport({
      name: `My name is ${secret}`,
      message: `"${secret}" of ada@example.org wrote https://x.example/?note=${secret} at 4711`,
    }),
  )
  const [row] = await t.db.select().from(browserErrors)
  expect(row).toMatchObject({ name: 'Error', message: '“…” of … wrote … at #' })
  expect(JSON.stringify(row)).not.toContain('Maria')
})

test.each([
  ['an address instead of a page', { screen: '/lessons/4711' }],
  ['a place that is no script', { frames: ['https://x.example/?note=hello:1:1'] }],
  ['too many places', { frames: Array.from({ length: 9 }, () => 'a.js:1:1') }],
  ['a build that is a sentence', { release: 'my diary' }],
])('%s is refused', async (_, own) => {
  expect((await t.call(api.report, makeReport(own))).status).toBe(400)
  expect((await list()).errors).toEqual([])
})

test('a body that is too large is not read', async () => {
  const answer = await send(makeReport({ message: 'x'.repeat(9_000) }), '10.0.0.1')
  expect(answer.statusCode).toBe(413)
})

test('one address has 120 reports in ten minutes, and others are still heard', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 121; n++) statuses.push((await send(makeReport(), '10.0.0.2')).statusCode)
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([120, 429])
  expect((await send(makeReport(), '10.0.0.3')).statusCode).toBe(204)
  t.clock.now = new Date(START.getTime() + 10 * 60_000)
  expect((await send(makeReport(), '10.0.0.2')).statusCode).toBe(204)
})

const fill = (count: number) =>
  t.db.execute(sql`
    insert into browser_errors (fingerprint, kind, release, screen, name, message, first_seen_at, last_seen_at)
    select 'f' || n, 'error', 'old', '/practice', 'Error', 'x', ${START.toISOString()}::timestamptz,
      ${START.toISOString()}::timestamptz - (n / 2) * interval '1 second'
    from generate_series(1, ${count}::int) n`)

test('there are never more than 1,000: the one that was not seen for the longest makes room', async () => {
  await fill(MOST_BROWSER_ERRORS)
  await t.call(api.report, makeReport())
  const rows = await t.db.select().from(browserErrors)
  expect(rows).toHaveLength(MOST_BROWSER_ERRORS)
  const names = new Set(rows.map(({ fingerprint }) => fingerprint))
  expect([names.has('f1'), names.has(`f${MOST_BROWSER_ERRORS}`)]).toEqual([true, false])
})

test('pages go on behind the last one without gaps, last seen first', async () => {
  await fill(BROWSER_ERRORS_PER_PAGE * 2 + 1)
  const seen: string[] = []
  let place: InputOf<typeof api.list> = {}
  for (;;) {
    const { errors, hasMore } = await list(place)
    seen.push(...errors.map(({ lastSeenAt }) => lastSeenAt))
    const last = errors.at(-1)
    if (!hasMore || !last) break
    place = { before: last.lastSeenAt, beforeId: last.id }
  }
  expect(seen).toHaveLength(BROWSER_ERRORS_PER_PAGE * 2 + 1)
  expect(seen).toEqual(seen.toSorted().reverse())
})

test('an error that nobody has seen for 90 days is removed', async () => {
  await t.call(api.report, makeReport({ release: 'old' }))
  const after = (days: number) => new Date(START.getTime() + days * DAY_MS)
  await removeTechnical({ db: t.db, now: () => after(90) })
  expect(await t.db.select().from(browserErrors)).toHaveLength(1)
  await removeTechnical({ db: t.db, now: () => after(91) })
  expect(await t.db.select().from(browserErrors).where(eq(browserErrors.release, 'old'))).toEqual([])
})

test('monitoring is told how many there were, by kind and screen', async () => {
  await t.call(api.report, makeReport({ kind: 'render', screen: '/kids-code' }))
  await t.call(api.report, makeReport({ kind: 'render', screen: '/kids-code' }))
  const { body } = await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(body).toContain('trellis_browser_errors_total{kind="render",screen="/kids-code"} 2\n')
})
