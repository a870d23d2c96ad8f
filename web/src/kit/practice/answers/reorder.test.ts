import { expect, test } from 'vitest'
import { findLanding, moveItem } from './reorder.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [2, 9, 'abdc'],
  [7, 0, 'abcd'],
])('moving %d to %d gives %s', (from, to, order) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(order)
})

test('a dragged item lands between the middles it has passed', () => {
  const middles = [20, 60, 100]
  expect(findLanding(middles, 0, 10)).toBe(0)
  expect(findLanding(middles, 0, 70)).toBe(1)
  expect(findLanding(middles, 0, 500)).toBe(2)
  expect(findLanding(middles, 2, 10)).toBe(0)
})
