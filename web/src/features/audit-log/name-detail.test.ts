import { expect, test } from 'vitest'
import { DETAILS, nameDetail } from './name-detail.ts'

test('days of a download, a former version and whom an alert went to are told apart', () => {
  expect(nameDetail('from', '2026-11-01')).toBe('firstDay')
  expect(nameDetail('to', '2026-11-16')).toBe('lastDay')
  expect(nameDetail('from', 3)).toBe('broughtBack')
  expect(nameDetail('to', 'School counsellor')).toBe('to')
})

test('every other name stands for itself and has its words', () => {
  for (const name of ['changed', 'avatarUrl', 'costADayMillionths']) {
    expect(nameDetail(name, 'x')).toBe(name)
    expect(DETAILS).toContain(name)
  }
})
