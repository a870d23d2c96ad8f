import { expect, test } from 'vitest'
import { formatToday } from './format-today.ts'

test('today is the day of the user, not of the device', () => {
  const lateInLondon = new Date('2026-03-04T23:30:00Z')
  expect(formatToday(lateInLondon, 'en', 'Asia/Tokyo')).toBe('Thursday, March 5, 2026')
  expect(formatToday(lateInLondon, 'en', 'America/New_York')).toBe('Wednesday, March 4, 2026')
})

test('a time zone nobody knows still gives a date', () => {
  expect(formatToday(new Date('2026-03-04T12:00:00Z'), 'en', 'Moon/Base')).toContain('2026')
})
