import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChatPort } from '../chat/chat-port.ts'
import { createTutor } from '../create-tutor.ts'
import type { Tutor } from '../tutor.ts'
import { createHealth } from './health.ts'
import {
  type Behavior,
  complete,
  cutOff,
  endWithoutDone,
  hang,
  redirectTo,
  refuse,
  sendInvalidJson,
  speak,
  stallMidStream,
  startModelServer,
  streamForever,
  streamInvalidJson,
} from './testing/model-server.ts'
import { EMBEDDED_REPLY, makeTask } from './testing/sample-task.ts'
import { withChatFallback } from './with-fallback.ts'

const LIMITS = { firstWordMs: 600, silenceMs: 500, wholeMs: 2_000, longestAnswer: 2_000 }
/** What the learner waits at most on top of the limits: the embedded engine's own work. */
const SOON_MS = 2_500
const KEY = 'sk-very-secret'
const SENTENCE = 'Photosynthesis is the process by which green plants make their own food. '
const TEXT = `${SENTENCE}It takes place in the leaves. `.repeat(4)

let server: Awaited<ReturnType<typeof startModelServer>>
let tutor: Tutor
let clock = new Date('2026-01-05T09:00:00Z')
beforeAll(async () => {
  server = await startModelServer()
  const settings = {
    provider: 'openai-compatible',
    apiKey: KEY,
    model: 'm',
    priceIn: null,
    priceOut: null,
  } as const
  tutor = createTutor({
    fetchJson: () => Promise.reject(new Error('no web')),
    model: { settings: { ...settings, baseUrl: server.baseUrl }, limits: LIMITS, now: () => clock },
  })
  server.behave(refuse(500))
  // Both threads load what they need before anybody looks at the clock.
  await tutor.summarize({ text: TEXT, reader: READER })
  await tutor.math.solve({ text: '1 + 1' })
}, 60_000)
afterAll(async () => {
  server.stop()
  await tutor.stop()
})
// A model that fails too often is left alone for a minute.
beforeEach(() => {
  clock = new Date(clock.getTime() + 600_000)
})

const READER = { grade: 5, expertiseLevel: null, role: 'student' }
const GOOD = JSON.stringify({ summary: SENTENCE, keyPoints: ['photosynthesis'] })

async function within<T>(work: Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work
  expect(performance.now() - started).toBeLessThan(LIMITS.wholeMs + SOON_MS)
  return result
}

test.each<[string, Behavior[], string]>([
  ['never answers', [hang], 'timeout'],
  ['has too much to do', [refuse(429)], 'limit'],
  ['breaks', [refuse(500)], 'unreachable'],
  ['does not know the key', [refuse(401)], 'unreachable'],
  ['closes the line', [(response) => response.destroy()], 'unreachable'],
  ['sends half a JSON', [sendInvalidJson], 'invalid'],
  ['says nothing', [complete('')], 'invalid'],
  ['talks instead of filling in the form', [complete('Sure! Here you go.')], 'invalid'],
  ['sends another form', [complete('{"text": 1}')], 'invalid'],
  ['makes things up', [complete(GOOD.replace('green plants', 'Martian robots from Venus'))], 'invalid'],
  ['leads elsewhere', [redirectTo('http://127.0.0.1:9/v1')], 'unreachable'],
  ['sends the form to a second try that never answers', [complete('{}'), hang], 'timeout'],
])('a summary is answered in time when the model %s', async (_, behaviors, fallback) => {
  server.behave(...behaviors)
  const answer = await within(tutor.summarize({ text: TEXT, reader: READER }))
  expect(answer).toMatchObject({ engine: 'embedded', fallback })
  expect(answer.summary).toContain('Photosynthesis is the process')
})

test('one repair is asked for, with what was wrong, and then the answer is the model’s', async () => {
  server.behave(complete('{"summary": 5}'), complete(`\`\`\`json\n${GOOD}\n\`\`\``))
  const answer = await tutor.summarize({ text: TEXT, reader: READER })
  expect(answer).toEqual({
    summary: SENTENCE.trim(),
    keyPoints: ['photosynthesis'],
    prompt: expect.stringMatching(/^Summarize the material in about a quarter/),
    engine: 'llm',
  })
  expect(server.asked).toHaveLength(2)
  expect(server.asked[1]?.body).toContain('That answer cannot be used')
})

test('a server that knows no schemas is asked once more in words', async () => {
  server.behave(refuse(400), complete(GOOD))
  expect(await tutor.summarize({ text: TEXT, reader: READER })).toMatchObject({ engine: 'llm' })
  expect(server.asked[1]?.body).not.toContain('json_schema')
})

test('the key goes to the model and into nothing that is kept', async () => {
  server.behave(refuse(401, `Incorrect API key ${KEY}`))
  await tutor.summarize({ text: TEXT, reader: READER })
  expect(server.asked[0]?.authorization).toBe(`Bearer ${KEY}`)
  const health = tutor.model?.readHealth()
  expect(health?.lastFailure).toMatchObject({ kind: 'refused', detail: 'HTTP 401' })
  expect(JSON.stringify(health)).not.toContain(KEY)
})

test('a model that fails three times in a row is left alone for a minute', async () => {
  server.behave(complete(GOOD))
  await tutor.summarize({ text: TEXT, reader: READER })
  server.behave(refuse(500))
  for (let n = 0; n < 5; n += 1) await tutor.summarize({ text: TEXT, reader: READER })
  expect(server.asked).toHaveLength(3)
  clock = new Date(clock.getTime() + 61_000)
  server.behave(complete(GOOD))
  expect(await tutor.summarize({ text: TEXT, reader: READER })).toMatchObject({ engine: 'llm' })
})

function chatOn(): ChatPort {
  const llm = tutor.model?.chat
  if (!llm) throw new Error('no model')
  const embedded: ChatPort = async (_task, say) => {
    say(EMBEDDED_REPLY.content)
    return { ...EMBEDDED_REPLY, engine: 'embedded' }
  }
  return withChatFallback(llm, embedded, { health: createHealth(() => clock), count: async () => {} })
}

const SAID = 'Plants make their own food from sunlight [1]. It takes place in the leaves [1]. And then'

test.each<[string, Behavior, string, boolean]>([
  ['never begins', hang, 'timeout', false],
  ['falls silent', stallMidStream(SAID), 'timeout', true],
  ['is cut off', cutOff(SAID), 'invalid', true],
  ['ends early', endWithoutDone(SAID), 'invalid', true],
  ['says nothing', speak(''), 'invalid', false],
  ['streams rubbish', streamInvalidJson, 'invalid', false],
  ['never ends', streamForever, 'invalid', true],
  ['has too much to do', refuse(429), 'limit', false],
  ['breaks', refuse(500), 'unreachable', false],
  ['states wrong maths', speak('Let us see. We know that 3 + 4 = 9 here.'), 'invalid', true],
])('a chat with a model that %s ends with a whole answer', async (_, behavior, fallback, isTakenBack) => {
  server.behave(behavior)
  let shown = ''
  let restarts = 0
  const reply = await within(
    chatOn()(
      makeTask(),
      (piece) => (shown += piece),
      new AbortController().signal,
      () => {
        restarts += 1
        shown = ''
      },
    ),
  )
  expect(reply).toMatchObject({ engine: 'embedded', fallback })
  // Nothing of the broken answer is left.
  expect(shown).toBe(EMBEDDED_REPLY.content)
  if (!isTakenBack) expect(restarts).toBe(0)
})

test('a learner who stops gets what was said, from the model, and nobody else begins to speak', async () => {
  server.behave(stallMidStream(SAID))
  const stop = new AbortController()
  let shown = ''
  const reply = await chatOn()(
    makeTask(),
    (piece) => {
      shown += piece
      if (shown.includes('leaves')) stop.abort(new Error('stopped'))
    },
    stop.signal,
  )
  expect(reply).toMatchObject({ engine: 'llm', sources: [{ id: 1 }] })
  expect(reply.content).toBe(shown.trim())
  expect(reply.content).not.toContain('And then')
})
