import { expect, test } from 'vitest'
import { shareOfTop } from './share-of-top.ts'

test.each([
  [50, 100, 50],
  [100, 100, 100],
  [1, 3, 33],
  [0, 0, 0],
])('%d of %d points are %d percent of the top score', { tags: ['X-36'] }, (points, top, percent) => {
  expect(shareOfTop(points, top)).toBe(percent)
})
