import { expect, test } from 'vitest'
import { findDay, listDays, readAddress } from './calendar.data.ts'

test('a month is shown in whole weeks, a week from Monday, an agenda from its day on', () => {
  expect(listDays('month', '2026-03-11').at(0)).toBe('2026-02-23')
  expect(listDays('month', '2026-03-11').at(-1)).toBe('2026-04-05')
  expect(listDays('week', '2026-03-11')).toEqual([
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
    '2026-03-15',
  ])
  expect(listDays('agenda', '2026-03-11').at(0)).toBe('2026-03-11')
  expect(listDays('agenda', '2026-03-11')).toHaveLength(30)
})

test('odd addresses show the month of today', () => {
  expect(readAddress({ view: 'year', day: '2026-99-99' }, '2026-03-10')).toEqual({
    view: 'month',
    day: '2026-03-10',
  })
  expect(readAddress({ view: 'week', day: '2026-01-02' }, '2026-03-10').day).toBe('2026-01-02')
})

test.each([
  ['ArrowLeft', '2026-03-10'],
  ['ArrowDown', '2026-03-18'],
  ['Home', '2026-03-09'],
  ['End', '2026-03-15'],
  ['PageUp', '2026-02-11'],
  ['Tab', null],
])('%s leads from Wednesday 11 March to %s', (key, day) => {
  expect(findDay(key, '2026-03-11')).toBe(day)
})
