import { expect, test } from 'vitest'
import { isClock, isQuiet, isReminderWanted, momentOf, planLook, timeIn, weekBefore } from './index.ts'

test.each([
  ['UTC', '2026-03-01', '08:00', '2026-03-01T08:00:00.000Z'],
  ['America/New_York', '2026-01-10', '18:00', '2026-01-10T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-01', '08:00', '2026-03-01T02:15:00.000Z'],
  // The clocks of this day go from 2 to 3 in the morning, and in November from 2 back to 1.
  ['America/New_York', '2026-03-08', '18:00', '2026-03-08T22:00:00.000Z'],
  ['America/New_York', '2026-11-01', '08:00', '2026-11-01T13:00:00.000Z'],
  ['America/New_York', '2026-11-01', '00:15', '2026-11-01T04:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-01', '23:59', '2026-03-01T09:59:00.000Z'],
  ['no/such zone', '2026-03-01', '08:00', '2026-03-01T08:00:00.000Z'],
])('in %s on %s it is %s at %s', (zone, day, time, moment) => {
  expect(momentOf(zone, day, time).toISOString()).toBe(moment)
  expect(timeIn(zone, new Date(moment))).toBe(time)
})

test('a time that the change of clocks leaves out is an hour later', () => {
  expect(timeIn('America/New_York', momentOf('America/New_York', '2026-03-08', '02:30'))).toBe('03:30')
})

test.each([
  ['21:00', '07:00', ['21:00', '23:59', '00:00', '06:59'], ['07:00', '12:00', '20:59']],
  ['12:00', '13:00', ['12:00', '12:59'], ['11:59', '13:00', '00:00']],
  ['08:00', '08:00', [], ['08:00', '00:00']],
])('from %s to %s it is quiet at %j and not at %j', (from, to, quiet, loud) => {
  for (const time of quiet) expect([time, isQuiet(time, { from, to })]).toEqual([time, true])
  for (const time of loud) expect([time, isQuiet(time, { from, to })]).toEqual([time, false])
})

test('a clock shows hours and minutes, nothing else', () => {
  expect(['00:00', '23:59', '24:00', '8:00', '12:60', '12:00:00', ''].map(isClock)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

const NIGHT = { from: '21:00', to: '07:00' }
test.each([
  ['before the chosen time it waits for it', '2026-03-10T15:59:00Z', false, '2026-03-10T16:00:00.000Z'],
  ['at the chosen time it is due', '2026-03-10T16:00:00Z', true, '2026-03-11T16:00:00.000Z'],
  ['a little late it is still due', '2026-03-10T17:59:00Z', true, '2026-03-11T16:00:00.000Z'],
  ['hours late it is left for tomorrow', '2026-03-10T18:01:00Z', false, '2026-03-11T16:00:00.000Z'],
])('%s', (_, now, isDue, nextAt) => {
  const look = planLook({ timezone: 'Europe/London', remindAt: '16:00', quiet: NIGHT }, new Date(now))
  expect({ ...look, nextAt: look.nextAt.toISOString() }).toEqual({ isDue, nextAt, today: '2026-03-10' })
})

test('in the quiet hours nothing is due, whatever time was chosen', () => {
  const settings = { timezone: 'UTC', remindAt: '20:30', quiet: NIGHT }
  expect(planLook(settings, new Date('2026-03-10T20:59:00Z')).isDue).toBe(true)
  expect(planLook(settings, new Date('2026-03-10T21:01:00Z')).isDue).toBe(false)
})

const remind = (more: Partial<Parameters<typeof isReminderWanted>[0]>) =>
  isReminderWanted({
    ...{ today: '2026-03-31', joinedOn: '2026-01-01', lastActiveOn: null, pauses: [], isHourChosen: true },
    ...more,
  })

test.each([
  ['2026-03-31', false],
  ['2026-03-30', true],
  ['2026-03-24', true],
  ['2026-03-23', false],
  ['2026-03-17', true],
  ['2026-02-03', true],
  ['2026-01-27', false],
])('whoever last learned on %s is reminded on 31 March: %s', (lastActiveOn, isWanted) => {
  expect(remind({ lastActiveOn })).toBe(isWanted)
})

test('at an hour that nobody chose, whoever learned yesterday is not reminded', () => {
  const isHourChosen = false
  expect(remind({ lastActiveOn: '2026-03-30', isHourChosen })).toBe(false)
  expect(remind({ lastActiveOn: '2026-03-29', isHourChosen })).toBe(true)
  expect(remind({ joinedOn: '2026-03-30', isHourChosen })).toBe(true)
})

test('a newcomer is not reminded on the first day, and a pause is kept', () => {
  expect(remind({ joinedOn: '2026-03-31' })).toBe(false)
  expect(remind({ joinedOn: '2026-03-30' })).toBe(true)
  const away = { firstDay: '2026-03-31', lastDay: '2026-04-02' }
  expect(remind({ lastActiveOn: '2026-03-30', pauses: [away] })).toBe(false)
  expect(remind({ lastActiveOn: '2026-03-30', pauses: [{ ...away, firstDay: '2026-04-01' }] })).toBe(true)
})

test.each([
  ['2026-03-30', '2026-03-23', '2026-03-29'],
  ['2026-04-05', '2026-03-23', '2026-03-29'],
  ['2026-04-06', '2026-03-30', '2026-04-05'],
])('the week before that of %s went from %s to %s', (today, monday, sunday) => {
  expect(weekBefore(today)).toEqual({ monday, sunday })
})
