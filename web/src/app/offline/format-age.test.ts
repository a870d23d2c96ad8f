import { expect, test } from 'vitest'
import { formatAge } from './format-age.ts'

const NOW = new Date(2026, 2, 10, 18, 0)

test('what was seen today has its time of day, in the way of the reader', () => {
  expect(formatAge(new Date(2026, 2, 10, 14, 32), NOW, 'en-GB')).toBe('14:32')
  expect(formatAge(new Date(2026, 2, 10, 14, 32), NOW, 'en-US')).toMatch(/^2:32\sPM$/)
})

test('what was seen on another day has its date, too', () => {
  expect(formatAge(new Date(2026, 2, 9, 14, 32), NOW, 'en-GB')).toBe('9 Mar 2026, 14:32')
})
