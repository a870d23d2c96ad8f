import { expect, test } from 'vitest'
import { fitHeight, listTicks, listValues, panWindow, zoomWindow } from './graph/graph-window.ts'
import { drawStep, nameRule, writeAnswer } from './help/write-steps.ts'
import { readView, writeView } from './read-view.ts'
import { listExamples } from './start/examples.ts'

test.each([
  [{}, { problemId: null, sessionId: null }],
  [
    { problem: '7', session: 3 },
    { problemId: 7, sessionId: 3 },
  ],
  [
    { problem: '-1', session: 'x' },
    { problemId: null, sessionId: null },
  ],
])('the address %j asks for %j', (search, view) => {
  expect(readView(search)).toEqual(view)
})

test('a link to a problem keeps its session', () => {
  expect(writeView({ problemId: 7, sessionId: 3 })).toEqual({ session: 3, problem: 7 })
  expect(writeView({ problemId: null, sessionId: null })).toEqual({})
})

const WINDOW = { from: -10, to: 10, bottom: -5, top: 5 }

test('moving and zooming go there and back', () => {
  expect(panWindow(panWindow(WINDOW, 1, -1), -1, 1)).toEqual(WINDOW)
  expect(panWindow(WINDOW, 1, 0)).toMatchObject({ from: -5, to: 15 })
  expect(zoomWindow(WINDOW, 0.5)).toEqual({ from: -5, to: 5, bottom: -2.5, top: 2.5 })
})

test('nobody gets lost by zooming or moving on and on', () => {
  let near = WINDOW
  let far = WINDOW
  let away = WINDOW
  for (let n = 0; n < 100; n++) {
    near = zoomWindow(near, 1 / 1.5)
    far = zoomWindow(far, 1.5)
    away = panWindow(away, 1, 0)
  }
  expect(near.to - near.from).toBeGreaterThanOrEqual(0.1)
  expect(far.to - far.from).toBeLessThanOrEqual(20_000)
  expect(away.to).toBeLessThan(1_000_000)
})

test('a picture is as high as its curve, without the steep ends of a pole', () => {
  const line = [-1, 0, 1].map((x) => ({ x, y: 2 * x }))
  expect(fitHeight([line])).toEqual({ bottom: -2.6, top: 2.6 })
  const pole = Array.from({ length: 101 }, (_, index) => ({ x: index, y: 1000 / (index + 0.01) }))
  expect(fitHeight([pole]).top).toBeLessThan(200)
  expect(fitHeight([[1, 2].map((x) => ({ x, y: 4 }))])).toEqual({ bottom: 2, top: 6 })
})

test('marks stand within the picture', () => {
  expect(listTicks(-10, 10, 4)).toEqual([-5, 0, 5])
})

test('the table has round places, and says where there is no value', () => {
  const piece = Array.from({ length: 101 }, (_, index) => ({ x: index / 10, y: index / 5 }))
  const values = listValues({ expression: '2x', letter: 'x', pieces: [piece] }, { from: -10, to: 10 })
  expect(values).toContainEqual({ x: 4, y: 8 })
  expect(values).toContainEqual({ x: -4, y: null })
})

test.each([
  ['12', null, '12'],
  ['12', 'cm²', '12\\ \\text{cm²}'],
  ['32', '$', '\\text{\\$}32'],
  ['45', '°', '45\\text{°}'],
])('the answer %s in %s is written %s', (latex, unit, written) => {
  expect(writeAnswer({ latex, unit })).toBe(written)
})

test.each([
  ['collect-numbers', 'Collect numbers'],
  ['sqrt', 'Square root'],
])('the rule %s is called %s', (rule, name) => {
  expect(nameRule(rule)).toBe(name)
})

test('a step that does not follow from the line above says what it comes from', () => {
  const step = (before: string, after: string) => ({ rule: '', explanation: '', check: '', before, after })
  const steps = [step('x + 1 = 3', 'x = 2'), step('x = 2', '2 = x'), step('x^2', '4'), step('y > 1', 'y > 2')]
  expect(steps.map((_, place) => drawStep(steps, place))).toEqual([
    'x = 2',
    '2 = x',
    'x^2 = 4',
    'y > 1 \\;\\Rightarrow\\; y > 2',
  ])
})

test('every grade has problems to try, the youngest the easiest', () => {
  for (let grade = 1; grade <= 13; grade++) expect(listExamples(grade).length).toBeGreaterThanOrEqual(4)
  expect(listExamples(1)).toContain('7 + 8')
})
