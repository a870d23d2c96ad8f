import { expect, test } from 'vitest'
import { endOfDay, findNextLesson } from './choose-due.ts'

// A Wednesday.
const today = '2026-03-04'

test('a day that is chosen lasts to its end', () => {
  expect([endOfDay(today, 1), endOfDay(today, 7)]).toEqual(['2026-03-05T23:59', '2026-03-11T23:59'])
  expect(endOfDay('2026-12-31', 1)).toBe('2027-01-01T23:59')
})

test.each([
  [
    'the first of the week',
    [
      { day: 'friday', from: '08:15' },
      { day: 'monday', from: '10:00' },
    ],
    '2026-03-06T08:15',
  ],
  ['the next week for a lesson of today', [{ day: 'wednesday', from: '12:00' }], '2026-03-11T12:00'],
  ['the one of tomorrow', [{ day: 'thursday', from: '07:45' }], '2026-03-05T07:45'],
])('the next lesson is %s', (_, schedule, due) => {
  expect(findNextLesson(schedule, today)).toBe(due)
})

test('without a schedule, or one that says nothing, there is none', () => {
  expect(findNextLesson([], today)).toBeNull()
  expect(findNextLesson([{ day: 'someday', from: '' }], today)).toBeNull()
})
