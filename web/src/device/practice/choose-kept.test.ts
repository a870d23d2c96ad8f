import { expect, test } from 'vitest'
import { chooseKept, listFitting } from './choose-kept.ts'

const kept = (problemId: number, skillId: string, more: { isDone?: boolean; shownAt?: Date } = {}) => ({
  problemId,
  skillId,
  isDone: false,
  shownAt: null,
  problem: { skill: { subject: skillId.startsWith('math') ? 'Mathematics' : 'English' } },
  ...more,
})
const all = [
  kept(1, 'math.3.add'),
  kept(2, 'math.3.add'),
  kept(3, 'math.4.divide'),
  kept(4, 'english.3.read', { isDone: true }),
  kept(5, 'english.3.spell'),
]
const idsOf = (wish: Parameters<typeof listFitting>[1]) =>
  listFitting(all, wish).map(({ problemId }) => problemId)

test('a wish finds what fits it and is not done', () => {
  expect(idsOf({})).toEqual([1, 2, 3, 5])
  expect(idsOf({ skill: 'math.3.add' })).toEqual([1, 2])
  expect(idsOf({ subject: 'English' })).toEqual([5])
  expect(idsOf({ grade: 3 })).toEqual([1, 2, 5])
  expect(idsOf({ subject: 'Mathematics', grade: 4 })).toEqual([3])
})

test('skills take turns, and what was skipped comes last', () => {
  expect(chooseKept(all, {}, undefined)?.problemId).toBe(1)
  expect(chooseKept(all, {}, 1)?.problemId).toBe(3)
  const [first, ...others] = all
  const skipped = first ? [{ ...first, shownAt: new Date(5) }, ...others] : []
  expect(chooseKept(skipped, { skill: 'math.3.add' }, 1)?.problemId).toBe(2)
})

test('the same problem comes again only where there is no other', () => {
  expect(chooseKept(all, { skill: 'math.4.divide' }, 3)?.problemId).toBe(3)
  expect(chooseKept(all, { skill: 'english.3.read' }, undefined)).toBeNull()
})
