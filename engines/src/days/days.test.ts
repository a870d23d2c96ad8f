import { expect, test } from 'vitest'
import { createDice } from '../dice/index.ts'
import {
  clockIn,
  currentStreak,
  dayIn,
  daysBefore,
  listWeeks,
  longestStreak,
  momentIn,
  startOfDay,
  startOfWeek,
} from './index.ts'

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
  ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-01', '2026-02-28T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-01', '2026-02-28T10:00:00.000Z'],
  // Clocks went from midnight to one: the day began an hour late.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['no/such zone', '2026-03-01', '2026-03-01T00:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, moment) => {
  const start = startOfDay(zone, day)
  expect(start.toISOString()).toBe(moment)
  expect(dayIn(zone, start)).toBe(day)
  expect(dayIn(zone, new Date(start.getTime() - 1))).toBe(daysBefore(day, 1))
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

const MARCH_8 = { firstDay: '2026-03-08', lastDay: '2026-03-08' }
test.each([
  ['bridges the day it covers', ['2026-03-09', '2026-03-07'], [MARCH_8], 2],
  ['counts a day on which something was learned all the same', ['2026-03-09', '2026-03-08'], [MARCH_8], 2],
  ['does not reach further than planned', ['2026-03-09', '2026-03-06'], [MARCH_8], 1],
  ['that goes on keeps the row', ['2026-03-01'], [{ firstDay: '2026-03-02', lastDay: '2026-03-20' }], 1],
  ['alone is no streak', [], [MARCH_8], 0],
])('a planned pause %s', (_, days, pauses, length) => {
  expect(currentStreak(days, '2026-03-10', pauses)).toBe(length)
})

test('the longest streak is the longest row there has been, over a planned pause too', () => {
  expect(longestStreak([])).toBe(0)
  expect(longestStreak(['2026-03-01', '2026-01-01', '2026-01-03', '2026-01-02'])).toBe(3)
  expect(longestStreak(['2026-03-07', '2026-03-09'])).toBe(1)
  expect(longestStreak(['2026-03-07', '2026-03-09'], [MARCH_8])).toBe(2)
})

const TODAY = '2026-03-31'
const LOOK_BACK_DAYS = 60

test('over 2,000 random histories a planned pause never breaks or shortens a streak, and never adds a day', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const dice = createDice(`streak ${seed}`)
    const back = Array.from({ length: LOOK_BACK_DAYS }, (_, place) => daysBefore(TODAY, place))
    const active = back.filter(() => dice.int(0, 9) < 7)
    const pauses = Array.from({ length: dice.int(0, 3) }, () => {
      const lastDay = daysBefore(TODAY, dice.int(-5, LOOK_BACK_DAYS))
      return { firstDay: daysBefore(lastDay, dice.int(0, 14)), lastDay }
    })
    const isAway = (day: string) => pauses.some((pause) => pause.firstDay <= day && day <= pause.lastDay)
    const streak = currentStreak(active, TODAY, pauses)

    // The same by another way: without the days of pause nothing is left to break the row.
    const row = back.filter((day) => !(day === TODAY && !active.includes(day)))
    const counted = row.filter((day) => active.includes(day) || !isAway(day))
    const broken = counted.findIndex((day) => !active.includes(day))
    expect(streak).toBe(broken < 0 ? counted.length : broken)

    expect(streak).toBeGreaterThanOrEqual(currentStreak(active, TODAY))
    for (let place = 0; place < pauses.length; place++) {
      expect(currentStreak(active, TODAY, pauses.toSpliced(place, 1))).toBeLessThanOrEqual(streak)
    }
    expect(streak).toBeLessThanOrEqual(active.length)
    if (seed % 20 > 0) continue
    const rows = back.map((day) =>
      currentStreak(
        active.filter((one) => one <= day),
        day,
        pauses,
      ),
    )
    expect(longestStreak(active, pauses)).toBe(Math.max(0, ...rows))
  }
})

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-10', '2026-03-09'],
  ['2026-03-15', '2026-03-09'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on %s', (day, monday) => {
  expect(startOfWeek(day)).toBe(monday)
})

test('weeks are listed up to the one of today', () => {
  expect(listWeeks('2026-03-11', 3)).toEqual(['2026-02-23', '2026-03-02', '2026-03-09'])
})

test.each([
  ['America/New_York', '2026-03-06T20:00:00Z', '2026-03-06T15:00'],
  ['America/New_York', '2026-11-17T03:30:00Z', '2026-11-16T22:30'],
  ['Asia/Kolkata', '2026-12-31T18:29:00Z', '2026-12-31T23:59'],
  ['no/such zone', '2026-03-06T20:00:00Z', '2026-03-06T20:00'],
])('a clock in %s shows at %s %s, and that time is that moment', (zone, moment, shown) => {
  expect(clockIn(zone, new Date(moment))).toBe(shown)
  const [day = '', time = ''] = shown.split('T')
  expect(momentIn(zone, day, time)).toEqual(new Date(moment))
})
