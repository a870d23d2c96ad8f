import { expect, test } from 'vitest'
import ui from '../../messages/en/ui.json' with { type: 'json' }
import { loadWords } from '../../testing/load-words.ts'
import { formatDate } from './format-date.ts'
import { formatDuration } from './format-duration.ts'
import { formatFileSize, formatKilobytesAsMegabytes } from './format-file-size.ts'
import { formatRelativeTime } from './format-relative-time.ts'

const t = await loadWords('ui', ui)
const now = new Date('2026-03-31T12:00:00Z')

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'just now'],
  [59 * SECOND, 'just now'],
  [-5 * MINUTE, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [DAY, '1 day ago'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [14 * DAY, '2 weeks ago'],
  [30 * DAY, '4 weeks ago'],
  [31 * DAY, '2/28/2026'],
])('%d ms ago reads "%s"', (agoMs, text) => {
  expect(formatRelativeTime(new Date(now.getTime() - agoMs), now, t, 'en-US')).toBe(text)
})

test.each([
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['yesterday-ish', 'Invalid Date'],
  ['2026-03-31T12:00:00Z', '3/31/2026'],
  [new Date('2026-03-31T12:00:00Z'), '3/31/2026'],
])('the date %s reads "%s"', (value, text) => {
  expect(formatDate(value, t, 'en-US')).toBe(text)
  if (text !== '3/31/2026') expect(formatRelativeTime(value, now, t, 'en-US')).toBe(text)
})

test.each([
  [0, '0 Bytes'],
  [-1, '0 Bytes'],
  [Number.NaN, '0 Bytes'],
  [0.5, '0.5 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_234_567, '1.18 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 4, '1 TB'],
  [1024 ** 5, '1024 TB'],
])('%d bytes read "%s"', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test('a file size is written as the language writes numbers', () => {
  expect(formatFileSize(1536, 2, 'de')).toBe('1,5 KB')
  expect(formatKilobytesAsMegabytes(2500, 'fr')).toMatch(/^2,5\sMo$/)
})

test('the number of decimals of a file size can be chosen', () => {
  expect(formatFileSize(1_234_567, 0)).toBe('1 MB')
  expect(formatFileSize(1_234_567, 3)).toBe('1.177 MB')
})

test.each([
  [2500, '2.5 MB'],
  [100_000, '100 MB'],
  [0, '0 MB'],
  [16, '0.016 MB'],
  [940, '0.94 MB'],
])('a stored size of %d KB reads "%s"', (kilobytes, text) => {
  expect(formatKilobytesAsMegabytes(kilobytes)).toBe(text)
})

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [61.9, '1:01'],
  [4500, '75:00'],
  [null, '0:00'],
])('%s seconds read "%s"', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
