import { expect, test } from 'vitest'
import { planBundle } from './plan-bundle.ts'

/** Easy problems fit: success falls with every step of difficulty. */
const predict = (_: string, difficulty: number) => 0.95 - 0.13 * difficulty

test('every skill gets its share, the last third a step harder', () => {
  const planned = planBundle({ skills: ['a', 'b'], open: [], count: 12, predict })
  expect(planned.filter(({ skill }) => skill === 'a').map(({ difficulty }) => difficulty)).toEqual([
    1, 1, 1, 1, 2, 2,
  ])
  expect(planned.filter(({ skill }) => skill === 'b')).toHaveLength(6)
})

test('only what is missing is added, where it is missing most', () => {
  const planned = planBundle({ skills: ['a', 'b'], open: ['a', 'a', 'a', 'b'], count: 6, predict })
  expect(planned.map(({ skill }) => skill)).toEqual(['b', 'b'])
  expect(planBundle({ skills: ['a'], open: ['a', 'a'], count: 2, predict })).toEqual([])
})

test('without a skill there is nothing to take along', () => {
  expect(planBundle({ skills: [], open: [], count: 6, predict })).toEqual([])
})
