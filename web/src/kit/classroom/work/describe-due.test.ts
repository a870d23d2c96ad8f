import { expect, test } from 'vitest'
import { describeDue } from './describe-due.ts'

const now = new Date('2026-03-02T10:00:00Z')
const clock = { language: 'en-US', timeZone: 'Europe/Berlin', now }

test.each([
  [null, { kind: 'none' }],
  ['2026-03-02T22:59:00Z', { kind: 'today', time: '11:59 PM' }],
  // It is the third already where the reader lives.
  ['2026-03-02T23:30:00Z', { kind: 'tomorrow', time: '12:30 AM' }],
  ['2026-03-06T14:00:00Z', { kind: 'later', date: 'Fri, Mar 6', time: '3:00 PM' }],
  ['2025-03-03T09:59:00Z', { kind: 'past', date: 'Mon, Mar 3, 2025', time: '10:59 AM' }],
  ['2026-03-02T09:59:00Z', { kind: 'past', date: 'Mon, Mar 2', time: '10:59 AM' }],
])('%s is %j by the clock of the reader', (dueDate, due) => {
  const found = describeDue(dueDate, clock)
  expect(JSON.parse(JSON.stringify(found).replaceAll('\u202f', ' '))).toEqual(due)
})
