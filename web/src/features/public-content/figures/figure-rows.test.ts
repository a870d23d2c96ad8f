import { expect, test } from 'vitest'
import { isComplete, isSame, moveRow, toRows, toSent } from './figure-rows.ts'

const stored = [
  { id: 4, name: 'Learners', value: '1,200', icon: 'users', category: 'people', displayOrder: 0 },
  { id: 5, name: 'Lessons', value: '700', icon: 'unicorn', category: null, displayOrder: 1 },
  { id: 6, name: 'Teachers', value: '40', icon: null, category: null, displayOrder: 2 },
]
const rows = toRows(stored)
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('a picture that is not known any more is none', () => {
  expect(rows.map(({ icon }) => icon)).toEqual(['users', null, null])
})

test.each([
  [0, 2, ['Lessons', 'Teachers', 'Learners']],
  [2, 0, ['Teachers', 'Learners', 'Lessons']],
  [1, 1, ['Learners', 'Lessons', 'Teachers']],
  [0, -1, ['Learners', 'Lessons', 'Teachers']],
  [2, 3, ['Learners', 'Lessons', 'Teachers']],
])('moving place %i to %i keeps every figure', (from, to, expected) => {
  expect(names(moveRow(rows, from, to))).toEqual(expected)
})

test('the order of the list is the order that is sent', { tags: ['P-86'] }, () => {
  expect(toSent(moveRow(rows, 2, 0)).map(({ name, displayOrder }) => [name, displayOrder])).toEqual([
    ['Teachers', 0],
    ['Learners', 1],
    ['Lessons', 2],
  ])
})

test('a list is changed when something of it would be sent differently', () => {
  expect(isSame(rows, stored)).toBe(true)
  expect(isSame(moveRow(rows, 0, 1), stored)).toBe(false)
  expect(isSame(rows.slice(1), stored)).toBe(false)
  expect(isComplete(rows)).toBe(true)
  expect(isComplete([...rows, { key: 9, name: ' ', value: '1', icon: null, category: '' }])).toBe(false)
})
