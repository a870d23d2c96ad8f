import { expect, test } from 'vitest'
import { tracePath } from './trace-path.ts'

test('a line goes through its points', () => {
  expect(
    tracePath([
      [0, 1],
      [2.04, 3],
      [4, 5],
    ]),
  ).toBe('M0 1L2 3L4 5')
})

test('a missing point breaks the line', () => {
  expect(tracePath([[0, 1], false, [4, 5], [6, 7]])).toBe('M0 1M4 5L6 7')
})

test('no points make no path', () => {
  expect(tracePath([])).toBe('')
})
