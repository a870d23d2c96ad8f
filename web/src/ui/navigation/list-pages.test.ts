import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [10, 10, [1, 'gap', 9, 10]],
  [1, 0, []],
])('page %i of %i shows %j', (current, count, slots) => {
  expect(listPages(current, count)).toEqual(slots)
})

test('a gap that would hide one page shows that page instead', () => {
  expect(listPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
