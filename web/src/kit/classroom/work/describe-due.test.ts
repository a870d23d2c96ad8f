import { expect, test } from 'vitest'
import { describeDue, describeDueDay } from './describe-due.ts'

const now = new Date('2026-03-02T10:00:00Z')
const clock = { language: 'en-US', timeZone: 'Europe/Berlin', readerZone: 'Europe/Paris', now }
const plain = (found: unknown) => JSON.parse(JSON.stringify(found).replaceAll('\u202f', ' '))

test.each([
  [null, { kind: 'none' }],
  ['2026-03-02T22:59:00Z', { kind: 'today', time: '11:59 PM' }],
  // It is the third already where the school is.
  ['2026-03-02T23:30:00Z', { kind: 'tomorrow', time: '12:30 AM' }],
  ['2026-03-06T14:00:00Z', { kind: 'later', date: 'Fri, Mar 6', time: '3:00 PM' }],
  ['2025-03-03T09:59:00Z', { kind: 'past', date: 'Mon, Mar 3, 2025', time: '10:59 AM' }],
  ['2026-03-02T09:59:00Z', { kind: 'past', date: 'Mon, Mar 2', time: '10:59 AM' }],
])('%s is %j by the clock of the school', (dueDate, due) => {
  expect(plain(describeDue(dueDate, clock))).toEqual(due)
})

/** Tomorrow, 11:59 PM, as a teacher in New York gives it. */
const NEW_YORK = { timeZone: 'America/New_York', dueDate: '2026-03-04T04:59:00Z' }

test.each([
  ['America/New_York', 'en-US', '11:59 PM'],
  // Another name, the same clock.
  ['America/Toronto', 'en-US', '11:59 PM'],
  ['UTC', 'en-US', '11:59 PM Eastern Time'],
  ['Asia/Tokyo', 'en-US', '11:59 PM Eastern Time'],
  ['Asia/Tokyo', 'de', '23:59 Nordamerikanische Ostküstenzeit'],
])('for a reader in %s (%s) tomorrow stays tomorrow, %s', (readerZone, language, time) => {
  const { dueDate, timeZone } = NEW_YORK
  const due = describeDue(dueDate, { language, timeZone, readerZone, now })
  expect(plain(due)).toEqual({ kind: 'tomorrow', time })
})

test('a day alone is that of the school, and says so where the reader has another day', () => {
  const { dueDate, timeZone } = NEW_YORK
  const say = (readerZone: string) => describeDueDay(dueDate, { language: 'en-US', timeZone, readerZone })
  expect(say('America/Chicago')).toBe('Mar 3')
  expect(say('Europe/London')).toMatch(/^Mar 3\W+Eastern Time$/)
})
