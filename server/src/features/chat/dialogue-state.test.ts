import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chat } from '#contract/study/chat.ts'
import type { ChatEngineReply } from '#tutor/chat/chat-port.ts'
import type { DialogueState } from '#tutor/dialogue/dialogue-port.ts'
import { chatMessages } from '../../db/schema/study/chat.ts'
import { exportPerson } from '../../domain/export/export-person.ts'
import { addChatReply, addChatSession } from '../../testing/chat-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { selectTurns } from './chat.queries.ts'
import { keepExchange } from './keep-exchange.ts'
import { readState } from './send-message.ts'

const START = new Date('2026-03-10T12:00:00Z')
const t = prepareTestApp({ now: START })
let ada: TestPerson
beforeEach(async () => {
  ada = await t.signUp()
})

/** Nobody else says this: it tells whether a state got out. */
const WORDS = 'quetzalcoatlus'

const makeState = (more: Partial<DialogueState> = {}) =>
  ({
    version: 1,
    topic: {
      lessonId: 7,
      title: 'Fossils',
      section: null,
      skill: null,
      subject: null,
      grade: 5,
      words: WORDS,
    },
    earlier: [],
    open: {
      kind: 'question',
      ref: { kind: 'practice', skill: 'math.5.volume', difficulty: 1, seed: 424_242 },
      tries: 0,
      hints: 0,
      hasSeenSolution: false,
    },
    run: null,
    offer: 'quiz',
    shown: ['share/text-1'],
    stuck: 0,
    mood: 'usual',
    language: 'en',
    ...more,
  }) as DialogueState

const makeReply = (dialogue?: DialogueState): ChatEngineReply => ({
  engine: 'embedded',
  messageType: 'text',
  content: 'Dinosaurs left bones.',
  segments: [],
  sources: [],
  flashcards: [],
  title: null,
  followUps: [],
  isAnswered: true,
  help: 'none',
  ...(dialogue && { dialogue }),
})

function keep(sessionId: number | null, reply: ChatEngineReply) {
  const caller = { sessionId: 0, expiresAt: START, lastSeenAt: START, user: ada.user }
  return keepExchange(
    { ...t.deps, caller, signal: new AbortController().signal, transact: (work) => work(t.db) },
    {
      at: t.clock.now,
      sent: { message: 'fossils?', messageType: 'text' },
      thread: { sessionId, subject: null },
      opened: null,
      agents: ['tutor'],
      reply,
      care: null,
    },
  )
}

const readBack = async (sessionId: number | null) =>
  readState(await selectTurns(t.db, ada.id, { sessionId, subject: null }, 12))

test('where a conversation stands is kept with the reply and read with the next message of that thread', async () => {
  const [one, other] = [await addChatSession(t, ada.id), await addChatSession(t, ada.id)]
  expect(await readBack(one.id)).toBeNull()
  await keep(one.id, makeReply(makeState()))
  t.clock.now = new Date(START.getTime() + 60_000)
  await keep(one.id, makeReply(makeState({ stuck: 2 })))
  expect(await readBack(one.id)).toEqual(makeState({ stuck: 2 }))
  expect(await readBack(other.id)).toBeNull()
  expect(await readBack(null)).toBeNull()
})

test('a reply of care alone lets the conversation go on from where it was', async () => {
  const session = await addChatSession(t, ada.id)
  await keep(session.id, makeReply(makeState()))
  t.clock.now = new Date(START.getTime() + 60_000)
  await keep(session.id, makeReply())
  expect(await readBack(session.id)).toEqual(makeState())
})

test('the state of an older version is no state', async () => {
  const session = await addChatSession(t, ada.id)
  await addChatReply(t, ada.id, { sessionId: session.id, dialogue: { ...makeState(), version: 0 } })
  expect(await readBack(session.id)).toBeNull()
})

test('no client, export or list of messages shows where a conversation stands', async () => {
  const session = await addChatSession(t, ada.id)
  await keep(session.id, makeReply(makeState()))
  const [row] = await t.db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, ada.id))
    .orderBy(chatMessages.id)
    .offset(1)
  expect(JSON.stringify(row)).toContain(WORDS)
  const history = await ada.call(chat.history, { userId: ada.id, sessionId: session.id })
  expect(history.body.at(-1)?.content).toBe('Dinosaurs left bones.')
  const answer = await ada.call(chat.send, { message: 'Hello!', sessionId: session.id })
  const rated = await ada.call(chat.rate, { id: history.body.at(-1)?.id ?? 0, feedback: 'up' })
  const { pieces } = await exportPerson(t.deps, ada.id, 'json')
  const exported: string[] = []
  for await (const piece of pieces) exported.push(piece)
  expect(exported.join('')).toContain('Dinosaurs left bones.')
  const seen = JSON.stringify([history.body, answer.body, rated.body]) + exported.join('')
  expect(seen).not.toContain(WORDS)
  expect(seen).not.toContain('424242')
  expect(seen).not.toContain('"dialogue"')
})
