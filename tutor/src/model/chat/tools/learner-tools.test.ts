import { expect, test } from 'vitest'
import type { ChatOffer, ChatPassage, ChatTools } from '../../../chat/chat-port.ts'
import { math } from '../../../math/testing/math-here.ts'
import { createFence } from '../../fence.ts'
import { makePassage, makeTask } from '../../testing/sample-task.ts'
import { findProblem } from '../find-problem.ts'
import { createReplyWriter } from '../write-reply.ts'
import { checkTool } from './check-tool.ts'
import { learnerTools } from './learner-tools.ts'

/** As the client calls a tool that a model asked for. */
const run = (tool: unknown, input: object): Promise<unknown> => {
  const { execute } = tool as { execute?: (input: object, options: object) => unknown }
  return Promise.resolve(execute?.(input, { toolCallId: 'x', messages: [] }))
}
const QUESTION = {
  title: 'Plants',
  text: 'What do plants need?',
  options: ['Light', 'Sand'],
  path: '/quizzes/1',
}

function open(tools: ChatTools, isGuarded = false) {
  const offers: ChatOffer[] = []
  const found: ChatPassage[] = []
  const writer = createReplyWriter({
    task: makeTask({ isSocratic: false }),
    problem: null,
    maths: math,
    isFit: (text) => !text.includes('unfit'),
    say: () => {},
  })
  const set = learnerTools({
    tools,
    fence: createFence(),
    add: (passages) => found.push(...passages),
    offer: (one) => offers.push(one),
    mayOffer: writer.mayOffer,
    isGuarded,
  })
  const call = (name: string, input: object) => run(set[name], input)
  return { call, offers, found, names: Object.keys(set) }
}

test('a note and a card are offered, and nothing is written', async () => {
  const { call, offers } = open({})
  await call('proposeNote', { title: 'Plants', text: 'Plants need light.' })
  await call('proposeCard', { front: 'What do plants need?', back: 'Light' })
  expect(offers).toEqual([
    { kind: 'note', title: 'Plants', text: 'Plants need light.' },
    { kind: 'card', front: 'What do plants need?', back: 'Light' },
  ])
})

test.each([
  ['wrong maths', 'We know that 3 + 4 = 9.'],
  ['an equation that nothing verifies', 'Remember: x = 5.'],
  ['unfit words', 'This is unfit.'],
])('a note with %s is not offered', async (_, text) => {
  const { call, offers } = open({})
  expect(await call('proposeNote', { title: 'Note', text })).toBe('This cannot be offered.')
  expect(offers).toEqual([])
})

test('practice, a question, skills and a section come from the product, or not at all', async () => {
  const section = makePassage('Plants', 'Plants need light.', 4)
  const { call, offers, found } = open({
    findPractice: async (topic) => (topic === 'plants' ? { title: 'Plants', path: '/practice/1' } : null),
    findQuestion: async () => QUESTION,
    readSkills: async () => [{ title: 'Plants', level: 'practiced' }],
    openSection: async () => section,
  })
  expect(await call('startPractice', { topic: 'volcanoes' })).toBe('Nothing was found.')
  await call('startPractice', { topic: 'plants' })
  await call('askQuizQuestion', { topic: 'plants' })
  expect(await call('readSkillMap', { topic: 'plants' })).toEqual([{ title: 'Plants', level: 'practiced' }])
  expect(await call('openSection', { path: '/lessons/4', heading: 'Light' })).toContain('Plants need light.')
  expect(offers).toEqual([
    { kind: 'practice', title: 'Plants', path: '/practice/1' },
    { kind: 'question', ...QUESTION },
  ])
  expect(found).toEqual([section])
})

test('a port that fails finds nothing, and one that is missing is no tool', async () => {
  const { call, names } = open({ findPractice: () => Promise.reject(new Error('no database')) })
  expect(await call('startPractice', { topic: 'plants' })).toBe('Nothing was found.')
  expect(names).not.toContain('askQuizQuestion')
  expect(names).not.toContain('openSection')
})

test('while a question counts neither a graph nor another question is offered', () => {
  const { names } = open({ findQuestion: async () => QUESTION }, true)
  expect(names).not.toContain('askQuizQuestion')
  expect(names).not.toContain('makeFigure')
})

test('a reply offers three things at most, and a graph only of a formula', async () => {
  const { call, offers } = open({})
  expect(await call('makeFigure', { title: 'Graph', expression: 'alert("x")', letter: 'x' })).toBe(
    'This cannot be offered.',
  )
  for (const letter of ['x', 'y', 'z', 'u'])
    await call('makeFigure', { title: 'Graph', expression: `${letter}^2 - 3`, letter })
  expect(offers).toHaveLength(3)
})

test('a line of the learner is judged without the answer being told', async () => {
  const problem = await findProblem(math, makeTask({ message: 'Solve 2x + 3 = 11' }))
  if (!problem) throw new Error('not solved')
  const { checkAnswer } = checkTool(math, problem)
  const check = async (line: string) => JSON.stringify(await run(checkAnswer, { line }))
  expect(await check('x = 5')).toContain('"wrong"')
  expect(await check('x = 5')).not.toContain('4')
  expect(await check('x = 4')).toContain('"isAnswer":true')
})
