import { expect, test } from 'vitest'
import { currentStreak, dayIn, daysBefore, longestStreak } from './index.ts'

test('a moment belongs to the day of the learner, not of the server', () => {
  const moment = new Date('2026-03-01T03:30:00Z')
  expect(dayIn('America/New_York', moment)).toBe('2026-02-28')
  expect(dayIn('Asia/Tokyo', moment)).toBe('2026-03-01')
  expect(dayIn('no/such zone', moment)).toBe('2026-03-01')
})

test('days before cross months and leap days', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31')
})

test.each([
  [[], 0],
  [['2026-03-10'], 1],
  [['2026-03-09', '2026-03-08'], 2],
  [['2026-03-10', '2026-03-09', '2026-03-07'], 2],
  [['2026-03-08'], 0],
])('the days %j make a streak of %d on 10 March', (days, length) => {
  expect(currentStreak(days, '2026-03-10')).toBe(length)
})

test('the longest streak is found wherever it lies', () => {
  expect(longestStreak(['2026-03-10', '2026-02-28', '2026-03-01', '2026-03-02', '2026-01-01'])).toBe(3)
  expect(longestStreak([])).toBe(0)
})
