import { beforeEach, expect, test } from 'vitest'
import { chat } from '#contract/study/chat.ts'
import { addChatMessage, addChatReply, addChatSession, addDocument } from '../../testing/chat-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const START = new Date('2026-03-10T12:00:00Z')
const t = prepareTestApp({ now: START })
let ada: TestPerson
beforeEach(async () => {
  ada = await t.signUp()
})

const wait = (seconds: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + seconds * 1000)
}
const titles = async (includeArchived = false) =>
  (await ada.call(chat.sessions, { userId: ada.id, includeArchived })).body.map(({ title }) => title)
const contents = async (part: { sessionId?: number; subject?: string; outside?: boolean } = {}) =>
  (await ada.call(chat.history, { userId: ada.id, ...part })).body.map(({ content }) => content)

test('a session needs a title and no subject', { tags: ['API2-41', 'CHAT-25', 'CHAT-26'] }, async () => {
  const { status, body } = await ada.call(chat.createSession, { userId: ada.id, title: '  Fractions ' })
  expect([status, body]).toMatchObject([
    201,
    { title: 'Fractions', subject: null, messageCount: 0, lastMessageAt: null, isArchived: false },
  ])
  for (const title of ['', '   '])
    expect((await ada.call(chat.createSession, { userId: ada.id, title })).body).toMatchObject({
      message: 'Session title is required.',
    })
  const nothing = { userId: ada.id } as { userId: number; title: string }
  expect((await ada.call(chat.createSession, nothing)).body).toMatchObject({
    message: 'Session title is required.',
  })
})

test('an archived session is listed only when asked for, and can be restored', {
  tags: ['P-05', 'API2-40', 'API2-42', 'STATE-11', 'STATE-13'],
}, async () => {
  const { body: session } = await ada.call(chat.createSession, { userId: ada.id, title: 'Old' })
  await addChatMessage(t, ada.id, { sessionId: session.id, content: 'kept' })
  const archived = await ada.call(chat.clear, { userId: ada.id, sessionId: session.id, archive: true })
  expect(archived.body.archived).toBe(true)
  expect(await titles()).toEqual([])
  expect(await titles(true)).toEqual(['Old'])
  expect(await contents({ sessionId: session.id })).toEqual(['kept'])
  await ada.call(chat.changeSession, { userId: ada.id, sessionId: session.id, isArchived: false })
  expect(await titles()).toEqual(['Old'])
  const nothing = await ada.call(chat.clear, { userId: ada.id, archive: true })
  expect(nothing.status).toBe(400)
})

test('a deleted session takes its messages along, and both come back together', {
  tags: ['API2-33', 'API2-43', 'STATE-12'],
}, async () => {
  const session = await addChatSession(t, ada.id, { messageCount: 1 })
  await addChatMessage(t, ada.id, { sessionId: session.id, content: 'in it' })
  await addChatMessage(t, ada.id, { content: 'beside it' })
  const { body } = await ada.call(chat.clear, { userId: ada.id, sessionId: session.id })
  expect(body.archived).toBe(false)
  expect(await titles(true)).toEqual([])
  expect(await contents()).toEqual(['beside it'])
  expect((await ada.call(chat.history, { userId: ada.id, sessionId: session.id })).status).toBe(404)
  const restored = await ada.call(chat.restore, { userId: ada.id, clearedAt: body.clearedAt })
  expect(restored.body).toEqual({ restored: 2 })
  expect(await contents({ sessionId: session.id })).toEqual(['in it'])
  const [back] = (await ada.call(chat.sessions, { userId: ada.id })).body
  expect(back).toMatchObject({ messageCount: 1 })
})

test('without a session or subject all messages go, with a subject only its own', {
  tags: ['Y-32'],
}, async () => {
  await addChatMessage(t, ada.id, { content: 'maths', subject: 'Mathematics' })
  await addChatMessage(t, ada.id, { content: 'art', subject: 'Art' })
  await addChatMessage(t, ada.id, { content: 'none' })
  await ada.call(chat.clear, { userId: ada.id, subject: 'Art' })
  expect(await contents()).toEqual(['maths', 'none'])
  wait(1)
  const { body } = await ada.call(chat.clear, { userId: ada.id })
  expect(await contents()).toEqual([])
  await ada.call(chat.restore, { userId: ada.id, clearedAt: body.clearedAt })
  expect(await contents()).toEqual(['maths', 'none'])
})

test('what was said outside of sessions is told and cleared by itself', async () => {
  const session = await addChatSession(t, ada.id)
  await addChatMessage(t, ada.id, { content: 'in it', sessionId: session.id, subject: 'Art' })
  await addChatMessage(t, ada.id, { content: 'beside it', subject: 'Art' })
  await addChatMessage(t, ada.id, { content: 'about nothing' })
  expect(await contents({ outside: true })).toEqual(['beside it', 'about nothing'])
  expect(await contents({ outside: true, subject: 'Art' })).toEqual(['beside it'])
  expect(await contents({ subject: 'Art' })).toEqual(['in it', 'beside it'])
  await ada.call(chat.clear, { userId: ada.id, outside: true })
  expect(await contents()).toEqual(['in it'])
})

test('history is told by session or subject, oldest first, page by page', {
  tags: ['API2-31', 'API2-32'],
}, async () => {
  const session = await addChatSession(t, ada.id)
  for (let number = 1; number <= 60; number += 1) {
    wait(1)
    await addChatMessage(t, ada.id, {
      content: `${number}`,
      subject: number % 2 === 0 ? 'Art' : 'Music',
      sessionId: number > 55 ? session.id : null,
    })
  }
  expect(await contents({ sessionId: session.id })).toEqual(['56', '57', '58', '59', '60'])
  expect((await contents({ subject: 'Art' })).slice(0, 2)).toEqual(['2', '4'])
  const last = (await ada.call(chat.history, { userId: ada.id })).body
  expect([last.length, last[0]?.content, last.at(-1)?.content]).toEqual([50, '11', '60'])
  const earlier = (await ada.call(chat.history, { userId: ada.id, before: last[0]?.id })).body
  expect(earlier.map(({ content }) => content)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect((await ada.call(chat.subjects, { userId: ada.id })).body).toEqual(['Art', 'Music'])
})

test('the session used last stands first, one just opened before all', async () => {
  await addChatSession(t, ada.id, { title: 'first', lastMessageAt: new Date('2026-03-01') })
  await addChatSession(t, ada.id, { title: 'second', lastMessageAt: new Date('2026-03-02') })
  await addChatSession(t, ada.id, { title: 'new' })
  expect(await titles()).toEqual(['new', 'second', 'first'])
  const all = (await ada.call(chat.sessions, { userId: ada.id })).body
  const rest = await ada.call(chat.sessions, { userId: ada.id, before: all[0]?.id })
  expect(rest.body.map(({ title }) => title)).toEqual(['second', 'first'])
})

test("nobody reads another's chats, not even an admin, and is told so in the documented words", {
  tags: ['ERR2-41', 'ERR2-42', 'SEC-28…31', 'Y-79'],
}, async () => {
  const admin = await t.signUp('admin')
  const session = await addChatSession(t, ada.id)
  const history = "Access denied: Cannot view other users' chat history"
  const sessions = "Access denied: Cannot view other users' chat sessions"
  const answers = [
    await admin.call(chat.history, { userId: ada.id }),
    await admin.call(chat.subjects, { userId: ada.id }),
    await admin.call(chat.clear, { userId: ada.id }),
    await admin.call(chat.sessions, { userId: ada.id }),
    await admin.call(chat.createSession, { userId: ada.id, title: 'x' }),
    await admin.call(chat.changeSession, { userId: ada.id, sessionId: session.id, title: 'x' }),
  ]
  expect(answers.map(({ status, body }) => [status, (body as { message?: string }).message])).toEqual([
    [403, history],
    [403, history],
    [403, history],
    [403, sessions],
    [403, sessions],
    [403, sessions],
  ])
  const own = { userId: admin.id, sessionId: session.id }
  expect((await admin.call(chat.history, own)).status).toBe(404)
  expect((await admin.call(chat.clear, own)).status).toBe(404)
  expect((await admin.call(chat.changeSession, { ...own, title: 'x' })).status).toBe(404)
})

test('a professional begins a session about an own document, and about no other', {
  tags: ['P-115'],
}, async () => {
  const pro = await t.signUp('professional')
  const document = await addDocument(t, pro.id)
  const { status, body } = await pro.call(chat.documentSession, { documentId: document.id })
  expect([status, body]).toMatchObject([
    201,
    { title: 'Handbook', documentId: document.id, documentTitle: 'Handbook' },
  ])
  const other = await t.signUp('professional')
  expect((await other.call(chat.documentSession, { documentId: document.id })).status).toBe(404)
})

test('a thumb goes up, down and away again, on own replies only', {
  tags: ['P-06', 'READ-09', 'STATE-18'],
}, async () => {
  const reply = await addChatReply(t, ada.id)
  for (const feedback of ['up', 'down', null] as const)
    expect((await ada.call(chat.rate, { id: reply.id, feedback })).body.feedback).toBe(feedback)
  const own = await addChatMessage(t, ada.id)
  expect((await ada.call(chat.rate, { id: own.id, feedback: 'up' })).status).toBe(404)
  const bob = await t.signUp()
  expect((await bob.call(chat.rate, { id: reply.id, feedback: 'up' })).status).toBe(404)
})

test('feedback on an agent needs a rating or a comment, and only own messages can be named', {
  tags: ['API1-33', 'X-52'],
}, async () => {
  const reply = await addChatReply(t, ada.id)
  const sent = { agent: 'tutor', messageId: reply.id } as const
  expect((await ada.call(chat.agentFeedback, { ...sent, rating: 4 })).body).toEqual({ success: true })
  expect((await ada.call(chat.agentFeedback, { comment: 'Clear!' })).status).toBe(201)
  expect((await ada.call(chat.agentFeedback, { ...sent, comment: '  ' })).status).toBe(400)
  const bob = await t.signUp()
  expect((await bob.call(chat.agentFeedback, { ...sent, rating: 'up' })).status).toBe(404)
})
