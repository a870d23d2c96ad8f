import { once } from 'node:events'
import { type AddressInfo, createConnection } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { accounts } from '#contract/accounts.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { PRESENCE_PATH, SESSION_ENDED } from '#contract/presence.ts'
import { quizzes } from '#contract/quizzes.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { SESSION_COOKIE, SESSION_LIFETIME_MS } from '../../platform/sessions/sessions.ts'
import { hear } from '../../testing/hear.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
let address: string
const sockets: WebSocket[] = []

beforeEach(async () => {
  t = await createTestApp()
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  address = `127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await t.app.close()
})

function dial(token: string | null, headers: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(`ws://${address}${PRESENCE_PATH}`, {
    headers: { ...(token && { cookie: `${SESSION_COOKIE}=${token}` }), ...headers },
  })
  sockets.push(socket)
  return socket
}

async function connect(person: TestPerson): Promise<WebSocket> {
  const socket = dial(person.token)
  await once(socket, 'open')
  return socket
}

async function refusalOf(socket: WebSocket): Promise<number> {
  const [request, response] = await once(socket, 'unexpected-response')
  socket.on('error', () => {})
  request.destroy()
  return response.statusCode
}

function navigation(more: Record<string, unknown> = {}): string {
  const timestamp = t.clock.now.toISOString()
  return JSON.stringify({
    type: 'navigation',
    route: '/notes',
    title: 'My Notes',
    timestamp,
    pageData: {},
    ...more,
  })
}

function pageOf(person: TestPerson) {
  return t.deps.presence.list().find(({ userId }) => userId === person.id)?.page
}

test('a navigation event shows where a signed-in person is', async () => {
  const ada = await t.signUp()
  const socket = await connect(ada)
  socket.send(navigation({ pageData: { lessonId: 4 } }))
  await vi.waitFor(() => expect(pageOf(ada)).toMatchObject({ route: '/notes', title: 'My Notes' }))
  socket.close()
  await vi.waitFor(() => expect(pageOf(ada)).toBeUndefined())
})

test('strangers and other sites are refused before the connection opens', async () => {
  const ada = await t.signUp()
  expect(await refusalOf(dial(null))).toBe(401)
  expect(await refusalOf(dial('x'.repeat(43)))).toBe(401)
  expect(await refusalOf(dial(ada.token, { origin: 'https://evil.example' }))).toBe(403)
})

test.each([
  ['no JSON', 'hello'],
  ['another type', '{"type":"shutdown"}'],
  [
    'a route that is no path',
    '{"type":"navigation","route":"notes","title":"x","timestamp":"2026-01-05T09:00:00Z","pageData":{}}',
  ],
  ['a list', '[]'],
])('%s is answered with an error and changes nothing', async (_, text) => {
  const ada = await t.signUp()
  const socket = await connect(ada)
  socket.send(text)
  expect((await hear(socket, 'error')).message).toBe('Expected a navigation event')
  expect(pageOf(ada)).toBeNull()
})

test('who keeps sending nonsense is cut off', async () => {
  const socket = await connect(await t.signUp())
  for (let n = 0; n < 6; n++) socket.send('nonsense')
  const [code] = await once(socket, 'close')
  expect(code).toBe(1008)
})

test('an oversized message ends the connection', async () => {
  const socket = await connect(await t.signUp())
  socket.send(navigation({ pageData: { text: 'x'.repeat(10_000) } }))
  const [code] = await once(socket, 'close')
  expect(code).toBe(1009)
})

test('without consent the page stays unknown', async () => {
  const ada = await t.signUp()
  await t.db.insert(privacySettings).values({ userId: ada.id, dataCollectionConsent: false })
  const socket = dial(ada.token)
  expect((await hear(socket, 'usage')).isNoted).toBe(false)
  socket.send(navigation())
  socket.send('nonsense')
  await hear(socket, 'error')
  expect(pageOf(ada)).toBeNull()
})

test('a child who tells their age is no longer followed, also on a line that stood before', async () => {
  const ada = await t.signUp()
  const socket = await connect(ada)
  socket.send(navigation())
  await vi.waitFor(() => expect(pageOf(ada)).toMatchObject({ route: '/notes' }))
  await ada.call(onboarding.saveProgress, { currentStep: 'done', completedSteps: [], stepData: { age: 9 } })
  expect(pageOf(ada)).toBeNull()
  socket.send(navigation({ route: '/quizzes' }))
  socket.send('nonsense')
  await hear(socket, 'error')
  expect(pageOf(ada)).toBeNull()
})

test('while the consent cannot be read nobody is followed, and the server lives on', async () => {
  const ada = await t.signUp()
  await t.db.execute(sql`alter table privacy_settings rename to privacy_settings_away`)
  try {
    const socket = await connect(ada)
    socket.send(navigation())
    socket.send('nonsense')
    await hear(socket, 'error')
    expect(pageOf(ada)).toBeNull()
  } finally {
    await t.db.execute(sql`alter table privacy_settings_away rename to privacy_settings`)
  }
})

test('signing in anew in the same browser hangs up on the line of the session before', async () => {
  const ada = await t.signUp()
  const socket = await connect(ada)
  const form = { username: `bob-${ada.id}`, email: `bob-${ada.id}@example.org`, password: 'secret-1' }
  const closed = once(socket, 'close')
  await ada.call(accounts.register, { ...form, firstName: 'Bob', lastName: 'Babbage' })
  expect((await closed)[0]).toBe(1000)
  await vi.waitFor(() => expect(t.deps.presence.list()).toEqual([]))
})

test('a session whose time is over hangs up by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const ada = await t.signUp()
    const socket = await connect(ada)
    vi.advanceTimersByTime(30_000)
    await once(socket, 'ping')
    // Answered after the pong, and by a line that still stands.
    socket.send('nonsense')
    await hear(socket, 'error')
    t.clock.now = new Date(t.clock.now.getTime() + SESSION_LIFETIME_MS + 1)
    vi.advanceTimersByTime(30_000)
    expect((await once(socket, 'close'))[0]).toBe(SESSION_ENDED)
  } finally {
    vi.useRealTimers()
  }
})

test('the line of staff who were idle for too long hangs up by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const ada = await t.signUp('teacher')
    const socket = await connect(ada)
    vi.advanceTimersByTime(30_000)
    await once(socket, 'ping')
    // Answered after the pong, and by a line that still stands.
    socket.send('nonsense')
    await hear(socket, 'error')
    t.clock.now = new Date(t.clock.now.getTime() + t.deps.config.staffIdleHours * HOUR_MS)
    vi.advanceTimersByTime(30_000)
    expect((await once(socket, 'close'))[0]).toBe(SESSION_ENDED)
  } finally {
    vi.useRealTimers()
  }
})

test('the server stops although a sleeping device never says good-bye', async () => {
  const ada = await t.signUp()
  const { port } = t.app.server.address() as AddressInfo
  const line = createConnection({ port, host: '127.0.0.1' })
  line.write(
    [
      `GET ${PRESENCE_PATH} HTTP/1.1`,
      `Host: ${address}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Cookie: ${SESSION_COOKIE}=${ada.token}`,
      '\r\n',
    ].join('\r\n'),
  )
  await vi.waitFor(() => expect(pageOf(ada)).toBeNull())
  const startedAt = performance.now()
  await t.app.close()
  expect(performance.now() - startedAt).toBeLessThan(5000)
  line.destroy()
})

test('one person cannot hold lines without end', async () => {
  const ada = await t.signUp()
  for (let n = 0; n < 30; n++) await connect(ada)
  const socket = dial(ada.token)
  expect((await once(socket, 'close'))[0]).toBe(1008)
})

test('signing out hangs up, and signing out everywhere hangs up on every device', async () => {
  const ada = await t.signUp()
  const socket = await connect(ada)
  const closed = once(socket, 'close')
  await ada.call(accounts.signOut, {})
  expect((await closed)[0]).toBe(SESSION_ENDED)

  const bob = await t.signUp()
  const [phone, laptop] = [await connect(bob), await connect(bob)]
  const bothClosed = Promise.all([once(phone, 'close'), once(laptop, 'close')])
  await bob.call(accounts.signOutEverywhere, {})
  await bothClosed
})

test('a new badge reaches every open page of the learner, and nobody else', async () => {
  await fillBadges(t.db)
  const quiz = await addQuiz(t)
  const ada = await t.signUp()
  const bob = await t.signUp()
  const heard: [string, unknown][] = []
  for (const [name, person] of [
    ['phone', ada],
    ['desk', ada],
    ['bob', bob],
  ] as const) {
    const socket = await connect(person)
    socket.on('message', (data) => {
      const notice = JSON.parse(String(data))
      if (notice.type !== 'usage') heard.push([name, notice])
    })
  }
  const answers = [
    { questionId: 'q1', selectedOptionId: 'a' },
    { questionId: 'q2', selectedOptionId: 'b' },
  ]
  await ada.call(quizzes.submit, { id: ada.id, quizId: quiz.id, answers })
  const notice = { type: 'badges', badges: [expect.objectContaining({ name: 'Perfect Score' })] }
  await vi.waitFor(() =>
    expect(heard.toSorted()).toEqual([
      ['desk', notice],
      ['phone', notice],
    ]),
  )
  await ada.call(quizzes.submit, { id: ada.id, quizId: quiz.id, answers })
  expect(heard).toHaveLength(2)
})
