import { beforeAll, expect, test } from 'vitest'
import { schoolRows } from '#contract/admin/school-rows.ts'
import { systemAnalytics } from '#contract/admin/system-analytics.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { ROWS_PER_PAGE } from '#contract/profile/record-rows.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { aiUsage } from '../../db/schema/operations/ai-usage.ts'
import { requestStatistics } from '../../db/schema/operations/traffic.ts'
import { storeTraffic } from '../../domain/traffic/store-traffic.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const NOON = new Date('2031-05-20T12:00:00Z')
let t: TestApp
let admin: TestPerson
beforeAll(async () => {
  t = await createTestApp({ now: NOON, own: await openTestDatabase() })
  admin = await t.signUp('admin', { createdAt: new Date('2031-01-01T00:00:00Z') })
})

const read = async (input: Parameters<typeof call>[0] = {}) => (await call(input)).body
const call = (input: { period?: '7' | 'today' | 'year' | '90' | 'custom'; from?: string; to?: string }) =>
  admin.call(systemAnalytics.read, input)

test('a period has every day of it, and adds up what was completed', { tags: ['P-79'] }, async () => {
  const student = await t.signUp('student', { createdAt: new Date('2031-05-15T00:00:00Z') })
  await t.db.insert(learningDays).values([
    { userId: student.id, day: '2031-05-20', lessonsCompleted: 1, quizzesTaken: 2, seconds: 120 },
    { userId: student.id, day: '2031-05-14', problemsTried: 7, cardsReviewed: 3, seconds: 60 },
    { userId: student.id, day: '2031-05-13', lessonsCompleted: 50 },
    { userId: student.id, day: '2030-06-01', lessonsCompleted: 4 },
  ])
  const week = await read({ period: '7' })
  expect(week.period).toEqual({ from: '2031-05-14', to: '2031-05-20' })
  expect(week.days.map(({ day }) => day)).toHaveLength(7)
  expect(week.totals).toMatchObject({ lessons: 1, quizzes: 2, problems: 7, cards: 3, minutes: 3 })
  expect(week.users.find(({ role }) => role === 'student')).toEqual({ role: 'student', people: 1, added: 1 })
  expect((await read({ period: 'year' })).totals.lessons).toBe(55)
  expect((await read({ period: 'custom', from: '2031-05-13', to: '2031-05-13' })).totals.lessons).toBe(50)
})

const open = async (asked: InputOf<typeof schoolRows.read>) => (await admin.call(schoolRows.read, asked)).body
const sumOf = ({ rows }: Awaited<ReturnType<typeof open>>) =>
  rows.reduce((all, { amount }) => all + amount, 0)

test('figures of the school open to days, subjects, roles and endpoints, which add up to them', {
  tags: ['P-79'],
}, async () => {
  const days = { period: 'custom' as const, from: '2031-02-01', to: '2031-04-01' }
  const learner = { userId: admin.id, seconds: 90 }
  const rows = Array.from({ length: ROWS_PER_PAGE + 5 }, (_, n) => ({
    ...{ ...learner, day: new Date(Date.UTC(2031, 1, 1 + n)).toISOString().slice(0, 10) },
  }))
  await t.db.insert(learningDays).values(rows)
  await t.signUp('teacher', { createdAt: new Date('2031-03-09T23:00:00Z') })
  const { totals, users } = await read(days)
  const [first, second] = [
    await open({ figure: 'time', ...days }),
    await open({ figure: 'time', ...days, offset: ROWS_PER_PAGE }),
  ]
  expect([first.rows.length, first.hasMore, second.hasMore]).toEqual([ROWS_PER_PAGE, true, false])
  expect(first.rows[0]).toMatchObject({ day: '2031-03-27', name: null, amount: 90 })
  expect(Math.floor((sumOf(first) + sumOf(second)) / 60)).toBe(totals.minutes)
  expect(users.find(({ role }) => role === 'teacher')?.added).toBe(1)
  expect((await open({ figure: 'added', ...days, role: 'teacher' })).rows).toMatchObject([
    { day: '2031-03-09', name: 'teacher', amount: 1 },
  ])
  expect((await open({ figure: 'added', ...days, role: 'guardian' })).rows).toEqual([])
})

test.each([
  [{ period: 'custom' as const }, 'from'],
  [{ period: 'custom' as const, from: '2031-05-10', to: '2031-05-09' }, 'to'],
  [{ period: 'custom' as const, from: '2032-05-10', to: '2032-05-11' }, 'from'],
  [{ period: 'custom' as const, from: '2029-01-01', to: '2031-01-01' }, 'to'],
])('%j is refused with a sentence at the field %s', { tags: ['P-79'] }, async (input, field) => {
  const { status, body } = await call(input)
  expect([status, body.issues?.[0]?.field]).toEqual([400, field])
})

test('use of AI is added up by feature and engine, with what it cost and how often the model failed', {
  tags: ['P-79'],
}, async () => {
  const row = { day: '2031-05-19', role: 'student', feature: 'chat' as const, engine: 'llm' as const }
  await t.db.insert(aiUsage).values([
    { ...row, requests: 3, inputTokens: 100, outputTokens: 20, costMillionths: 400 },
    { ...row, role: 'teacher', requests: 2, inputTokens: 10, outputTokens: 5, costMillionths: 50 },
    { ...row, engine: 'embedded', failure: 'timeout', requests: 1 },
    { ...row, day: '2030-05-19', requests: 99 },
  ])
  expect((await read({ period: '7' })).aiUse).toEqual([
    { feature: 'chat', engine: 'llm', requests: 5, fallbacks: 0, tokens: 135, costMillionths: 450 },
    { feature: 'chat', engine: 'embedded', requests: 1, fallbacks: 1, tokens: 0, costMillionths: 0 },
  ])
  expect((await open({ figure: 'answers', period: '7', feature: 'chat' })).rows).toMatchObject([
    { name: 'student', failure: null, amount: 3 },
    { name: 'student', failure: 'timeout', amount: 1 },
    { name: 'teacher', failure: null, amount: 2 },
  ])
  expect(sumOf(await open({ figure: 'answers', period: '7', feature: 'chat', engine: 'llm' }))).toBe(5)
})

test('requests are counted by endpoint with refusals, failures and durations, never with what was asked', {
  tags: ['P-79'],
}, async () => {
  await t.db.delete(requestStatistics)
  t.deps.traffic.take()
  for (let n = 0; n < 98; n++) t.deps.traffic.count('GET /api/made-up/:id', 200, 7)
  t.deps.traffic.count('GET /api/made-up/:id', 404, 7)
  t.clock.now = new Date('2031-05-20T12:05:00Z')
  t.deps.traffic.count('GET /api/made-up/:id', 500, 2_000)
  await storeTraffic(t.deps)
  // A second hour, and more of the first: both are added to what is stored.
  t.deps.traffic.count('GET /api/made-up/:id', 200, 7)
  t.clock.now = new Date('2031-05-20T13:01:00Z')
  t.deps.traffic.count('GET /api/made-up/:id', 200, 7)
  const found = (await read({ period: 'today' })).endpoints.find(({ endpoint }) =>
    endpoint.includes('made-up'),
  )
  expect(found).toMatchObject({
    requests: 102,
    refused: 1,
    failed: 1,
    lastRefusedAt: '2031-05-20T12:00:00.000Z',
    lastFailedAt: '2031-05-20T12:05:00.000Z',
  })
  expect(found?.medianMs).toBeGreaterThan(5)
  expect(found?.p95Ms).toBeLessThanOrEqual(10)
  expect(await t.db.$count(requestStatistics)).toBeGreaterThanOrEqual(2)
  const endpoint = 'GET /api/made-up/:id'
  expect(await open({ figure: 'requests', period: 'today', endpoint })).toMatchObject({
    rows: [{ day: '2031-05-20', name: endpoint, amount: 102 }],
  })
  expect((await open({ figure: 'failed', period: '7' })).rows).toMatchObject([{ name: endpoint, amount: 1 }])
  const { totals } = await read({ period: 'today' })
  const [all] = (await open({ figure: 'requests', period: 'today' })).rows
  expect(all).toMatchObject({ day: '2031-05-20', name: null })
  // The two questions themselves are counted, too.
  expect(all?.amount).toBeGreaterThanOrEqual(totals.requests)
  t.clock.now = NOON
})

test('a call with a name in its address is counted under its route', { tags: ['P-79'] }, async () => {
  await t.app.inject({ url: '/api/lessons/424242' })
  await t.app.inject({ url: '/api/nobody/serves/this?token=secret' })
  const { endpoints } = await read({ period: 'today' })
  const names = endpoints.map(({ endpoint }) => endpoint)
  expect(names).toContain('GET /api/lessons/:id')
  expect(names).toContain('other')
  expect(names.join()).not.toMatch(/424242|secret|nobody/)
})

test('counts that cannot be stored are stored the next time', async () => {
  await t.db.delete(requestStatistics)
  t.deps.traffic.take()
  t.deps.traffic.count('GET /api/once', 200, 1)
  const broken = { ...t.deps, db: t.db.$with as unknown as typeof t.db }
  await expect(storeTraffic(broken)).rejects.toThrow()
  t.deps.traffic.count('GET /api/once', 200, 1)
  await storeTraffic(t.deps)
  const rows = await t.db.select().from(requestStatistics)
  expect(rows.map(({ endpoint, requests }) => [endpoint, requests])).toEqual([['GET /api/once', 2]])
})

test('the state of the server tells jobs, storage, tables and the disk', { tags: ['P-79'] }, async () => {
  await t.deps.jobs.add('cleaning', 3_600_000)(async () => {})
  const { body } = await admin.call(systemAnalytics.state, {})
  expect(body.jobs).toEqual([
    expect.objectContaining({
      name: 'cleaning',
      runs: 1,
      isFailing: false,
      lastStartedAt: NOON.toISOString(),
      nextRunAt: '2031-05-20T13:00:00.000Z',
    }),
  ])
  expect(body.storage.map(({ kind }) => kind)).toContain('classFiles')
  expect(body.database.tables.map(({ name }) => name)).toContain('request_statistics')
  expect(body.database.bytes).toBeGreaterThan(1_000_000)
})
