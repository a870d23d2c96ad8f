import { expect, test } from 'vitest'
import { labelPupils } from './label-pupils.ts'

test('students are called by first name and initial, and namesakes by a number that stays', () => {
  const maya = { id: 9, firstName: 'Maya', lastName: 'Okafor' }
  const other = { id: 4, firstName: 'Maya', lastName: 'Ortiz' }
  const leo = { id: 5, firstName: 'Leo', lastName: '' }
  expect([...labelPupils([maya, other, leo])].toSorted()).toEqual([
    [4, 'Maya O. 1'],
    [5, 'Leo'],
    [9, 'Maya O. 2'],
  ])
  const third = { id: 12, firstName: 'Maya', lastName: 'Olsen' }
  expect(labelPupils([third, maya, other, leo]).get(9)).toBe('Maya O. 2')
})
