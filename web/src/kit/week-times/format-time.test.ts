import { expect, test } from 'vitest'
import { formatTimeSpan } from './format-time.ts'

test.each([
  ['en', '10:00 – 10:45 AM'],
  ['de', '10:00–10:45 Uhr'],
  ['fr', '10:00 – 10:45'],
])('in %s a span of time is written as "%s", the same by server and browser', (language, words) => {
  expect(formatTimeSpan({ from: '10:00', to: '10:45' }, language)).toBe(words)
})
