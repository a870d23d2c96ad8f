import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AiBudget, aiAdmin, type UsageRow } from '#contract/admin/ai.ts'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import type { ChatMetadata } from '#contract/study/chat.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { complete, cutOff, hang, refuse, speak, startModelServer } from '#tutor/model/testing/model-server.ts'
import { aiBudgets, aiUsage } from '../../db/schema/operations/ai-usage.ts'
import { chatMessages } from '../../db/schema/study/chat.ts'
import { createMeter } from '../../domain/ai-usage/meter.ts'
import { SESSION_COOKIE } from '../../platform/sessions/sessions.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

const KEY = 'sk-nobody-sees-this'
const NONE = { tokensADay: null, tokensAMonth: null, costADayMillionths: null, costAMonthMillionths: null }
const SENTENCE = 'Photosynthesis is the process by which green plants make their own food from sunlight.'
const TEXT = `${SENTENCE} It takes place in the leaves. `.repeat(3)
const SUMMARY = JSON.stringify({ summary: SENTENCE, keyPoints: ['photosynthesis'] })
const NOON = new Date('2031-03-15T12:00:00Z')

let server: Awaited<ReturnType<typeof startModelServer>>
let t: TestApp
let admin: TestPerson
beforeAll(async () => {
  server = await startModelServer()
  t = await createTestApp({
    now: NOON,
    config: {
      ai: {
        provider: 'openai-compatible',
        baseUrl: server.baseUrl,
        apiKey: KEY,
        model: 'dice-7b',
        priceIn: 2,
        priceOut: 10,
      },
    },
  })
  admin = await t.signUp('admin')
})
afterAll(async () => {
  server.stop()
  await t.deps.tutor.stop()
})
beforeEach(async () => {
  // A minute that belongs to this test: a model that failed before is worth a try again.
  t.clock.now = new Date(t.clock.now.getTime() + 600_000)
  await t.db.delete(aiUsage)
  await t.db.delete(aiBudgets)
})

const summarize = (who: TestPerson) => who.call(aiHelpers.summarizeNote, { content: TEXT })
const pick = ({ role, feature, engine, failure, requests }: UsageRow) => [
  role,
  feature,
  engine,
  failure,
  requests,
]
async function limit(budget: Partial<AiBudget>) {
  const { status } = await admin.call(aiAdmin.saveBudgets, {
    budgets: [{ ...NONE, role: 'student', ...budget }],
  })
  expect(status).toBe(200)
}

test('an admin sees provider, model and host, what was asked and what it cost, and never the key', async () => {
  const student = await t.signUp()
  server.behave(complete(SUMMARY))
  expect((await summarize(student)).body).toMatchObject({ engine: 'llm', summary: SENTENCE })
  server.behave(refuse(429))
  expect((await summarize(student)).body).toMatchObject({ engine: 'embedded', fallback: 'limit' })

  const { body } = await admin.call(aiAdmin.read, {})
  expect(body).toMatchObject({
    provider: 'openai-compatible',
    model: 'dice-7b',
    ports: expect.arrayContaining([
      { feature: 'reading', order: 'llm' },
      { feature: 'math', order: 'embeddedFirst' },
    ]),
    host: server.baseUrl.host,
    hasPrices: true,
    health: { isAnswering: true, lastFailure: { kind: 'limit' } },
  })
  const rows = body.today.rows.filter(({ role }) => role === 'student')
  expect(rows.map(pick)).toEqual([
    ['student', 'summary', 'embedded', 'limit', 1],
    ['student', 'summary', 'llm', null, 1],
  ])
  // 100 tokens in at 2, 20 out at 10 a million.
  expect(rows[1]).toMatchObject({ inputTokens: 100, outputTokens: 20, costMillionths: 400 })
  expect(body.month.rows.filter(({ role }) => role === 'student')).toEqual(rows)
  expect(JSON.stringify(body)).not.toContain(KEY)
  expect(JSON.stringify(body)).not.toContain('/v1')
})

test('a wrong key is told to the admin and not to the learner', async () => {
  const student = await t.signUp()
  server.behave(refuse(401, `Incorrect API key provided: ${KEY}`))
  const answer = await summarize(student)
  expect(answer.body).toMatchObject({ engine: 'embedded', fallback: 'unreachable' })
  expect(JSON.stringify(answer.body)).not.toMatch(/sk-|401|HTTP/)
  const { body } = await admin.call(aiAdmin.read, {})
  expect(body.health).toMatchObject({ isAnswering: false, lastFailure: { kind: 'refused' } })
  expect(JSON.stringify(body)).not.toContain(KEY)
})

test('a role whose budget is spent gets the embedded engine, others go on', async () => {
  const [student, teacher] = [await t.signUp(), await t.signUp('teacher')]
  server.behave(complete(SUMMARY))
  await limit({ tokensADay: 6_000 })
  expect((await summarize(student)).body.engine).toBe('llm')
  await limit({ tokensADay: 100 })
  expect((await summarize(student)).body).toMatchObject({ engine: 'embedded', fallback: 'budget' })
  expect(server.asked).toHaveLength(1)
  expect((await summarize(teacher)).body.engine).toBe('llm')
  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
  await limit({ tokensADay: 6_000 })
  expect((await summarize(student)).body.engine).toBe('llm')
})

test.each([
  ['tokens a month', { tokensAMonth: 100 }],
  ['cost a day', { costADayMillionths: 100 }],
  ['cost a month', { costAMonthMillionths: 100 }],
])('a limit on %s stops too', async (_, budget) => {
  server.behave(complete(SUMMARY))
  await limit(budget)
  expect((await summarize(await t.signUp())).body).toMatchObject({ engine: 'embedded', fallback: 'budget' })
  expect(server.asked).toHaveLength(0)
})

test('of calls at once only as many begin as the budget holds, and what they did not use is given back', async () => {
  await limit({ tokensADay: 1_000 })
  const meter = createMeter({
    ...t.deps,
    prices: null,
    report: (message) => expect.fail(message),
  })
  const most = { inputTokens: 200, outputTokens: 100 }
  const call = { role: 'student', feature: 'chat' } as const
  const reserved = await Promise.all(Array.from({ length: 8 }, () => meter.reserve(call, most)))
  const given = reserved.filter((one) => one !== null)
  expect(given).toHaveLength(3)
  for (const one of given) await one.settle({ inputTokens: 10, outputTokens: 5 })
  const [row] = await t.db.select().from(aiUsage).where(eq(aiUsage.role, 'student'))
  expect(row).toMatchObject({ inputTokens: 30, outputTokens: 15 })
  expect(await meter.reserve(call, most)).not.toBeNull()
})

test('a model that hangs costs the learner a bounded wait', async () => {
  server.behave(hang)
  const started = performance.now()
  expect((await summarize(await t.signUp())).body).toMatchObject({ engine: 'embedded', fallback: 'timeout' })
  expect(performance.now() - started).toBeLessThan(8_000)
})

test('a learner in the chat sees a broken answer taken back and a whole one given', async () => {
  const student = await t.signUp()
  server.behave(cutOff('The sky is made of blue glass. It was built by giants. And'))
  const response = await t.app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { accept: 'text/event-stream' },
    cookies: { [SESSION_COOKIE]: student.token },
    payload: { message: 'What is the sky made of?' },
  })
  const events = response.payload.split('\n\n').flatMap((event) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
    return name && data ? [{ name, data: JSON.parse(data) }] : []
  })
  const names = events.map(({ name }) => name)
  expect(names.indexOf('restart')).toBeGreaterThan(names.indexOf('piece'))
  expect(names.at(-1)).toBe('reply')
  const shown = events
    .slice(names.lastIndexOf('restart') + 1)
    .flatMap(({ name, data }) => (name === 'piece' ? [data.text] : []))
    .join('')
  const { content, metadata } = events.at(-1)?.data ?? {}
  expect(content).toBe(shown.trim())
  expect(content).not.toContain('giants')
  expect(metadata).toMatchObject({ engine: 'embedded', fallback: 'invalid' })
})

test('only admins may look, and only in sensible numbers', async () => {
  for (const role of ['student', 'teacher', 'professional', 'college'] as const)
    expect((await (await t.signUp(role)).call(aiAdmin.read, {})).status).toBe(403)
  const wrong = [{ ...NONE, role: 'student' as const, tokensADay: -1 }]
  expect((await admin.call(aiAdmin.saveBudgets, { budgets: wrong })).status).toBe(400)
  const all = (await admin.call(aiAdmin.read, {})).body.budgets
  expect(all.map(({ role }) => role)).toEqual([
    'student',
    'college',
    'teacher',
    'professional',
    'admin',
    'guardian',
  ])
})

test('thumbs are counted by engine and by agent', async () => {
  const student = await t.signUp()
  const before = (await admin.call(aiAdmin.read, {})).body.feedback
  const rate = (agents: ChatMetadata['agents'], feedback: 'up' | 'down' | null) => ({
    userId: student.id,
    content: 'x',
    role: 'assistant' as const,
    metadata: { engine: 'llm', agents, followUps: [], isAnswered: true, help: 'none' } satisfies ChatMetadata,
    feedback,
  })
  await t.db
    .insert(chatMessages)
    .values([rate(['tutor', 'content'], 'up'), rate(['tutor'], 'down'), rate(['tutor'], null)])
  const { feedback } = (await admin.call(aiAdmin.read, {})).body
  const grown = (list: typeof feedback.agents, old: typeof feedback.agents) =>
    list.map(({ agent, up, down }, at) => [agent, up - (old[at]?.up ?? 0), down - (old[at]?.down ?? 0)])
  expect(grown(feedback.agents, before.agents)).toEqual([
    ['tutor', 1, 1],
    ['assessment', 0, 0],
    ['content', 1, 0],
    ['analytics', 0, 0],
  ])
  expect(feedback.engines[1]).toMatchObject({ engine: 'llm', up: (before.engines[1]?.up ?? 0) + 1 })
})

async function finishSelfTest() {
  const started = await admin.call(aiAdmin.selfTest, {})
  expect(started).toMatchObject({ status: 200, body: { state: 'running', engine: 'llm', planned: 36 } })
  t.clock.now = new Date(t.clock.now.getTime() + 1_000)
  // A second one does not begin while the first runs.
  expect((await admin.call(aiAdmin.selfTest, {})).body.startedAt).toBe(started.body.startedAt)
  return expect
    .poll(async () => (await admin.call(aiAdmin.read, {})).body.selfTest, { timeout: 15_000 })
    .toMatchObject({ state: 'done' })
    .then(async () => (await admin.call(aiAdmin.read, {})).body.selfTest?.results ?? [])
}

test('the self-test shows a model that cites nothing and keeps to no form; its giveaways are held back', async () => {
  server.behave(speak('It is Jupiter, Canberra, 84 and x is nine, I guess without any doubt at all.'))
  const results = await finishSelfTest()
  expect(results.map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ['reach', true],
    ['structured', false],
    ['citations', false],
    ['giveaway', true],
  ])
  expect(results[3]?.samples).toHaveLength(20)
  expect(results[3]?.samples.every(({ answered }) => answered.startsWith('(held back'))).toBe(true)
  expect(results[1]?.failure).toBe('invalid')
})

test('the self-test of a model that is not there asks once and says why', async () => {
  server.behave(refuse(403))
  expect(await finishSelfTest()).toMatchObject([{ name: 'reach', isPassed: false, failure: 'refused' }])
})
