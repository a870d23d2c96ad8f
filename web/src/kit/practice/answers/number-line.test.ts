import { expect, test } from 'vitest'
import { chooseStride, layTicks } from './number-line.ts'

const values = (line: Parameters<typeof layTicks>[0]) => layTicks(line).map(({ value }) => value)

test('whole numbers stand one after the other, also below zero', () => {
  expect(values({ from: '-2', to: '2', step: '1' })).toEqual(['-2', '-1', '0', '1', '2'])
})

test('decimals are exact', () => {
  expect(values({ from: '1.3', to: '1.4', step: '0.01' })).toEqual([
    '1.3',
    '1.31',
    '1.32',
    '1.33',
    '1.34',
    '1.35',
    '1.36',
    '1.37',
    '1.38',
    '1.39',
    '1.4',
  ])
})

test('fractions keep the parts that the line is cut into', () => {
  expect(values({ from: '0', to: '1', step: '1/4' })).toEqual(['0', '1/4', '2/4', '3/4', '1'])
  expect(layTicks({ from: '-1', to: '0', step: '1/2' })[1]).toEqual({ value: '-1/2', top: '−1', bottom: '2' })
})

test('a line that makes no sense has no ticks', () => {
  expect(values({ from: '0', to: '1', step: '0' })).toEqual([])
  expect(values({ from: 'a', to: '1', step: '1' })).toEqual([])
})

test.each([
  [11, 600, 40, 1],
  [21, 600, 40, 2],
  [21, 300, 40, 5],
  [25, 600, 40, 2],
  [13, 300, 40, 2],
  [13, 200, 40, 3],
  [8, 100, 40, 7],
])('of %d ticks on %d px with labels of %d px every %dth is labeled', (count, width, label, stride) => {
  expect(chooseStride(count, width, label)).toBe(stride)
})
