import { expect, test } from 'vitest'
import { LONGEST_GROUP_NAME } from '#contract/teaching/groups.ts'
import { chooseGroup } from './choose-group.ts'

const FRACTIONS = { id: 1, name: 'Fractions: group', studentIds: [1, 2] }

test('a group keeps the name of its skill while the name is free', () => {
  expect(chooseGroup('Fractions: group', [1, 2], [])).toEqual({ name: 'Fractions: group' })
})

test('a second idea of the same skill gets a numbered group of its own, whatever the case of letters', () => {
  expect(chooseGroup('fractions: group', [1, 3], [FRACTIONS])).toEqual({ name: 'fractions: group 2' })
})

test('the same students are not gathered twice', () => {
  expect(chooseGroup('Fractions: group', [2, 1], [FRACTIONS])).toEqual({ existing: FRACTIONS })
  const second = { id: 2, name: 'Fractions: group 2', studentIds: [3] }
  expect(chooseGroup('Fractions: group', [3], [FRACTIONS, second])).toEqual({ existing: second })
})

test('a long name is cut so that its number still fits', () => {
  const long = 'a'.repeat(LONGEST_GROUP_NAME + 5)
  const first = chooseGroup(long, [1], [])
  const name = 'name' in first ? first.name : ''
  expect(name).toHaveLength(LONGEST_GROUP_NAME)
  const second = chooseGroup(long, [2], [{ id: 1, name, studentIds: [1] }])
  expect(second).toEqual({ name: `${'a'.repeat(LONGEST_GROUP_NAME - 3)}… 2` })
})
