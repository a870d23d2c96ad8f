import { expect, test } from 'vitest'
import type { DayFigures } from '#contract/admin/dashboard.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { readAddress, writeAddress } from './analytics-address.ts'
import { groupDays } from './group-days.ts'
import { splitSpan } from './use-words.ts'

const day = (n: number): DayFigures => ({
  day: new Date(Date.UTC(2031, 0, 1 + n)).toISOString().slice(0, 10),
  people: n % 2 === 0 ? 4 : 0,
  learners: 1,
  lessons: 1,
  quizzes: 0,
  problems: 2,
  cards: 0,
  minutes: 10,
})
const many = (count: number) => Array.from({ length: count }, (_, n) => day(n))

test('a quarter is drawn day by day, a year by weeks', () => {
  expect(groupDays(many(90))).toMatchObject({ isWeekly: false, days: { length: 90 } })
  const { isWeekly, days } = groupDays(many(365))
  expect([isWeekly, days.length]).toEqual([true, 53])
  expect(days[0]).toMatchObject({ day: '2031-01-01', people: 2, learners: 1, lessons: 7, minutes: 70 })
  expect(days[52]).toMatchObject({ day: '2031-12-31', people: 4, lessons: 1 })
})

test('an address keeps tab and period, and nothing that goes without saying', () => {
  expect(readAddress({})).toEqual({ tab: 'use', period: '30', from: undefined, to: undefined })
  expect(readAddress({ tab: 'state', period: 7 })).toMatchObject({ tab: 'state', period: '7' })
  expect(writeAddress(readAddress({}))).toEqual({})
  const own = { tab: 'ai', period: 'custom', from: '2031-01-01', to: '2031-02-01' }
  expect(writeAddress(readAddress(own))).toEqual(own)
  expect(readAddress({ period: 'century', from: 'then' })).toMatchObject({ period: '30', from: undefined })
})

test.each([
  [2_000, { unit: 'second', value: 2 }],
  [60_000, { unit: 'minute', value: 1 }],
  [3_600_000, { unit: 'hour', value: 1 }],
  [DAY_MS, { unit: 'day', value: 1 }],
  [250, { unit: 'millisecond', value: 250 }],
])('%d milliseconds are told in the largest unit that fits', (ms, told) => {
  expect(splitSpan(ms)).toEqual(told)
})
