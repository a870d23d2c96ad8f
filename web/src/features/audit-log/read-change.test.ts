import { expect, test } from 'vitest'
import { readChange } from './read-change.ts'

test('a change is told by what was before and what is after, however it was kept', () => {
  expect(readChange('status', ['open', 'closed'])).toEqual(['open', 'closed'])
  expect(readChange('grade', { from: 5, to: 6 })).toEqual([5, 6])
  expect(readChange('isTeacher', { from: false, to: true })).toEqual([false, true])
})

test('what only looks alike is no change', () => {
  expect(readChange('fields', ['email', 'lastName'])).toBeNull()
  expect(readChange('before', { rate: 3 })).toBeNull()
  expect(readChange('to', 'Childline')).toBeNull()
  expect(readChange('grade', null)).toBeNull()
})
