import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { chat } from '#contract/study/chat.ts'
import { mathTutor } from '#contract/study/math-tutor.ts'
import { reading } from '#contract/study/reading.ts'
import { callTool, complete, refuse, speak, startModelServer } from '#tutor/model/testing/model-server.ts'
import { createIndexer } from './domain/retrieval/create-indexer.ts'
import { addAgreement } from './testing/consent-rows.ts'
import { addNote } from './testing/note-rows.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

// The engines take seconds to load on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const STORY =
  'A baker fills 12 trays with 8 rolls each and gives 5 rolls to a neighbour. How many rolls are left?'
const READ = complete(
  JSON.stringify({
    problem: 'x + 5 = 12 * 8',
    asked: 'How many rolls are left?',
    letters: [{ letter: 'x', meaning: 'rolls left' }],
  }),
)

let server: Awaited<ReturnType<typeof startModelServer>>
let database: TestDatabase
let t: TestApp
beforeAll(async () => {
  server = await startModelServer()
  // What other files wrote would be read through, too, word by word.
  database = await openTestDatabase()
  const prices = { priceIn: null, priceOut: null }
  t = await createTestApp({
    own: database,
    config: {
      ai: { provider: 'openai-compatible', baseUrl: server.baseUrl, apiKey: null, model: 'm', ...prices },
    },
  })
})
afterAll(async () => {
  server.stop()
  await t.deps.tutor.stop()
  await database.close()
})
// A model that failed before is worth a try again.
beforeEach(() => {
  t.clock.now = new Date(t.clock.now.getTime() + 600_000)
})

test('a model that looks things up finds what the learner may read, whatever it asks for', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()]
  await addNote(t, ada.id, { title: 'Mine', content: 'The quibble stone of Ada is green.' })
  await addNote(t, ben.id, { title: 'His', content: 'The quibble stone of Ben lies under the red bridge.' })
  const stopping = new AbortController()
  const faults: unknown[] = []
  await createIndexer(
    { ...t.deps, shipped: new Map() },
    (fault) => faults.push(fault),
    stopping.signal,
  ).sweep()
  stopping.abort()
  expect(faults).toEqual([])

  const look = callTool('searchMaterial', { question: `quibble stone of Ben, user ${ben.id}` })
  server.behave(look, speak('The quibble stone of Ada is green [1].'))
  const { status, body } = await ada.call(chat.send, { message: 'Hello, tell me about it' })
  expect(status).toBe(200)
  expect(body.reply).toMatchObject({ metadata: { engine: 'llm' } })
  const told = server.asked.at(-1)?.body ?? ''
  expect(told).toContain('"role":"tool"')
  expect(told).toContain('The quibble stone of Ada is green.')
  expect(told).not.toContain('red bridge')
})

test('a story is solved as a model put it into symbols, which are shown beside it, and asked about once', async () => {
  const ada = await t.signUp('teacher')
  server.behave(READ)
  expect((await ada.call(mathTutor.read, { text: STORY })).body).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('a language model tries'),
  })
  expect(server.asked).toHaveLength(0)

  const begun = (await ada.call(mathTutor.solve, { text: STORY })).body
  expect(begun.reading).toEqual({
    state: 'ready',
    kind: 'linear-equation',
    words: 'Solve the equation for x.',
    latex: 'x + 5 = 12 \\cdot 8',
    story: { formal: 'x + 5 = 12 * 8', letters: [{ letter: 'x', meaning: 'rolls left' }] },
  })
  expect(begun.text).toBe(STORY)
  expect(server.asked).toHaveLength(2)

  const { body } = await ada.call(mathTutor.checkStep, { text: STORY, line: 'x = 91' })
  expect(body.checked).toMatchObject({ verdict: 'right', isAnswer: true })
  const solved = (await ada.call(mathTutor.solve, { text: STORY, reveal: 'solution' })).body
  expect(solved.solution?.answer.plain).toBe('x = 91')
  expect((await ada.call(mathTutor.problem, { id: begun.id })).body.solution).toEqual(solved.solution)
  expect(server.asked).toHaveLength(2)
})

test('a story that nobody reads is refused as before, and tried again only when it is sent again', async () => {
  const ada = await t.signUp()
  server.behave(refuse(429))
  const text = `${STORY} Please hurry.`
  const { reading } = (await ada.call(mathTutor.solve, { text })).body
  expect(reading.state).toBe('refused')
  await ada.call(mathTutor.checkStep, { text, line: '12 * 8 = 96' })
  expect(server.asked).toHaveLength(1)
  server.behave(READ)
  expect((await ada.call(mathTutor.solve, { text })).body.reading.state).toBe('ready')
})

test('what a child tells the math tutor in need is shown to no model', async () => {
  const ada = await t.signUp()
  server.behave(READ)
  const { reading } = (await ada.call(mathTutor.solve, { text: 'I want to kill myself' })).body
  expect(reading.state).toBe('care')
  expect(server.asked).toHaveLength(0)
})

test('what a child asks for whom no adult has agreed leaves this machine for no model, whatever they use', async () => {
  // Not the name of this machine for itself, so it counts as elsewhere.
  const outside = new URL(server.baseUrl.href.replace('127.0.0.1', '0.0.0.0'))
  const config = t.deps.config
  const elsewhere = config.ai && { ...config.ai, baseUrl: outside }
  const far = await createTestApp({ own: database, config: { ai: elsewhere } })
  try {
    const text =
      'Plants make sugar from light, water and air. The green in their leaves takes up the light. '.repeat(4)
    const ask = async (person: Awaited<ReturnType<TestApp['signUp']>>, marker: string) => [
      await person.call(chat.send, { message: `Hello, tell me about the ${marker} planet` }),
      await person.call(mathTutor.solve, { text: `${STORY} ${marker}` }),
      await person.call(aiHelpers.summarizeNote, { content: `${text} ${marker}` }),
      await person.call(reading.analyze, { text: `${text} ${marker}` }),
    ]
    server.behave(speak('Light feeds plants.'))
    const child = await far.signUp('student', { age: 9 })
    for (const { status } of await ask(child, 'blue')) expect(status).toBeLessThan(300)
    expect(server.asked).toHaveLength(0)

    const grown = await far.signUp('student', { age: 15 })
    await grown.call(chat.send, { message: 'Hello, tell me about the red planet' })
    expect(server.asked.length).toBeGreaterThan(0)

    server.behave(speak('Light feeds plants.'))
    await addAgreement(far, child.id)
    await child.call(chat.send, { message: 'Hello, tell me about the green planet' })
    expect(server.asked.length).toBeGreaterThan(0)
  } finally {
    await far.deps.tutor.stop()
  }
})
