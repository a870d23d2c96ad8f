import { expect, test } from 'vitest'
import words from '../../messages/en/auditLog.json' with { type: 'json' }
import { nameDetail, readChange } from './name-detail.ts'

test('days of a download, a former version and whom an alert went to are told apart', () => {
  expect(nameDetail('from', '2026-11-01')).toBe('firstDay')
  expect(nameDetail('to', '2026-11-16')).toBe('lastDay')
  expect(nameDetail('from', 3)).toBe('broughtBack')
  expect(nameDetail('to', 'School counselor')).toBe('to')
})

test('every other name stands for itself and has its words', () => {
  for (const name of ['changed', 'avatarUrl', 'costADayMillionths']) {
    expect(nameDetail(name, 'x')).toBe(name)
    expect(words.detail).toHaveProperty(name)
  }
})

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
