import { expect, test } from 'vitest'
import { HOUR_MS, WEEK_MS } from '#engines/days/durations.ts'
import { countWeeksBehind, createWallClock } from './wall-clock.ts'

test('what was done at a quarter past eight is so in every zone and after every change of clocks', () => {
  const berlin = createWallClock('Europe/Berlin')
  const shown = berlin.show(new Date('2026-03-27T07:15:00Z'))
  expect(new Date(shown).toISOString()).toBe('2026-03-27T08:15:00.000Z')
  expect(berlin.read(shown + WEEK_MS).toISOString()).toBe('2026-04-03T06:15:00.000Z')
  expect(createWallClock('Asia/Kolkata').read(shown).toISOString()).toBe('2026-03-27T02:45:00.000Z')
})

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'])(
  'the moments of a year in %s are shown and read back, but for an hour that is shown twice',
  (zone) => {
    const { show, read } = createWallClock(zone)
    const start = Date.parse('2026-01-01T00:07:31.5Z')
    const moments = Array.from({ length: 1460 }, (_, place) => start + place * 6 * HOUR_MS)
    const others = moments.filter((ms) => read(show(new Date(ms))).getTime() !== ms)
    expect(others.length).toBeLessThanOrEqual(1)
  },
)

test.each([
  ['2026-01-16T15:00:00Z', 0],
  ['2026-01-23T14:59:59Z', 0],
  ['2026-01-23T15:00:00Z', 1],
  // The clocks of the school were put forward in between.
  ['2026-04-03T14:00:00Z', 11],
  ['2026-01-01T00:00:00Z', 0],
])('a history that ended on Friday at four can be moved at %s by %i weeks', (now, weeks) => {
  expect(countWeeksBehind('Europe/Berlin', new Date('2026-01-16T15:00:00Z'), new Date(now))).toBe(weeks)
})
