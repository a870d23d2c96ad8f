import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mathTutor } from '#contract/study/math-tutor.ts'
import { complete, refuse, startModelServer } from '#tutor/model/testing/model-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

// The engine takes seconds to load on a busy machine.
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
let t: TestApp
beforeAll(async () => {
  server = await startModelServer()
  const prices = { priceIn: null, priceOut: null }
  t = await createTestApp({
    config: {
      ai: { provider: 'openai-compatible', baseUrl: server.baseUrl, apiKey: null, model: 'm', ...prices },
    },
  })
})
afterAll(async () => {
  server.stop()
  await t.deps.tutor.stop()
})
beforeEach(() => {
  t.clock.now = new Date(t.clock.now.getTime() + 600_000)
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

test('what a child tells the maths tutor in need is shown to no model', async () => {
  const ada = await t.signUp()
  server.behave(READ)
  const { reading } = (await ada.call(mathTutor.solve, { text: 'I want to kill myself' })).body
  expect(reading.state).toBe('care')
  expect(server.asked).toHaveLength(0)
})
