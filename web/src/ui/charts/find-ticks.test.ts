import { expect, test } from 'vitest'
import { findHeatLevel, findLabelStep, findTicks, scaleValue } from './find-ticks.ts'

test.each([
  [0, 100, [0, 25, 50, 75, 100]],
  [0, 87, [0, 25, 50, 75, 100]],
  [0, 10, [0, 5, 10]],
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [-4, 3, [-4, -2, 0, 2, 4]],
  [0, 0, [0, 0.5]],
])('values from %d to %d stand between round numbers', (lowest, highest, ticks) => {
  expect(findTicks(lowest, highest)).toEqual(ticks)
})

test('no data still gives an axis', () => {
  expect(findTicks(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)).toEqual([0, 1])
})

test('a value keeps its place when it changes its range', () => {
  expect(scaleValue(25, [0, 100], [200, 0])).toBe(150)
  expect(scaleValue(3, [3, 3], [10, 20])).toBe(10)
})

test('labels are thinned out until the longest fits', () => {
  expect(findLabelStep(100, ['Mon', 'Tue'])).toBe(1)
  expect(findLabelStep(20, ['Monday', 'Tuesday'])).toBe(4)
})

test.each([
  [null, 0],
  [0, 0],
  [1, 1],
  [5, 1],
  [6, 2],
  [20, 4],
  [99, 4],
])('a value of %s out of 20 has heat level %d', (value, level) => {
  expect(findHeatLevel(value, 20)).toBe(level)
})
