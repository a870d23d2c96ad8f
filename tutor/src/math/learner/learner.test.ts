import { expect, test } from 'vitest'
import { createMathTasks } from '../math-tasks.ts'
import { SOLVERS } from '../solve.ts'

const { checkStep, makeSimilar } = createMathTasks()

test.each([
  ['2x + 3 = 11', '2x = 8', 'same-solutions'],
  ['2x = 8', 'x = 4', 'same-solutions'],
  ['x² = 9', 'x = 3 or x = -3', 'same-solutions'],
  ['-2x > 6', 'x < -3', 'same-solutions'],
  ['2(x + 3)', '2x + 6', 'same-value'],
  ['\\frac{1}{2} + \\frac{1}{3}', '5/6', 'same-value'],
])('from %s to %s: %s', { tags: ['M10'] }, (previous, line, verdict) => {
  expect(checkStep({ previous, line })).toEqual({ verdict })
})

test.each([
  ['2x + 3 = 11', '2x = 14', 'sign'],
  ['5 - (x + 2)', '5 - x + 2', 'sign'],
  ['-2x > 6', 'x > -3', 'inequality-sign'],
  ['2x + 3 = 11', '2x = 11', 'one-side-only'],
  ['2(x + 3) = 10', '2x + 3 = 10', 'distribution'],
  ['(x + 1)^2', 'x^2 + 1', 'distribution'],
  ['1/2 + 1/3', '2/5', 'fraction-addition'],
  ['2 + 3 * 4', '20', 'order-of-operations'],
  ['x^2 = 9', 'x = 3', null],
  ['x^2 = 9', 'x = 3 or x = 4', null],
  ['2x + 3 = 11', '7x = 2', null],
])('from %s to %s went wrong: %s', { tags: ['M10'] }, (previous, line, mistake) => {
  expect(checkStep({ previous, line })).toMatchObject({ verdict: 'different', mistake })
})

test.each([
  ['hello', 'x = 1'],
  ['2x = 4', ''],
  ['x + y = 3', 'y = 3 - x'],
  ['sin(x) = 1', 'x = 2'],
  ['x^2 + 99999999999x + 1 = 0', 'x = 1'],
  ['2x', `${'1+'.repeat(300)}1`],
])('from %s to %s cannot be judged', { tags: ['M10'] }, (previous, line) => {
  expect(checkStep({ previous, line }).verdict).toBe('unclear')
})

test.each(SOLVERS.flatMap(({ kinds }) => kinds))(
  'there is always one more problem like this: %s',
  { tags: ['M11'] },
  (kind) => {
    for (const seed of ['a', 'b', 'c']) {
      const similar = makeSimilar({ kind, seed })
      expect(similar?.solution.kind).toBe(kind)
      expect(makeSimilar({ kind, seed })).toEqual(similar)
    }
  },
)
