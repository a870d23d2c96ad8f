import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#engines/days/durations.ts'
import { chooseEnding, goBack, joinEndings } from './endings.ts'
import { packColumn, unpackColumn } from './pack-column.ts'
import type { SchoolFile } from './school-file.ts'
import { toDay } from './wall-clock.ts'

type Rows = Record<string, unknown[]>

/** A Monday, and a morning so many days later. */
const file = (days: number, tables: Record<string, Rows>): SchoolFile => ({
  ...{ version: 1, lastDay: '2025-11-17', untilMs: days * DAY_MS + 6 * HOUR_MS, keys: { lessons: ['a'] } },
  tables: Object.fromEntries(
    Object.entries(tables).map(([name, columns]) => {
      const packed = Object.entries(columns).map(([column, values]) => [column, packColumn(values)])
      return [name, { rows: Object.values(columns)[0]?.length ?? 0, columns: Object.fromEntries(packed) }]
    }),
  ),
})

const read = ({ tables }: SchoolFile) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, { rows, columns }]) => {
      const values = Object.entries(columns).map(([column, packed]) => [column, unpackColumn(packed)])
      return [name, { rows, ...Object.fromEntries(values) }]
    }),
  )

const long: (number | null)[] = Array.from({ length: 60 }, (_, place) => place % 7)
const mornings = [
  file(0, { cards: { due: [...long], text: long.map(String) }, gone: { id: [1] } }),
  // One row is another, some are new, a table is empty again and another one has its first rows.
  file(1, { cards: { due: long.with(17, null).concat(4, 4), text: [...long, 8, 9].map(String) } }),
  file(2, { cards: { due: [1, 2], text: ['x', 'y'] }, first: { at: [null, 3], by: [1, 1] } }),
]

test('each morning is told from the next one, and read back as it was', () => {
  const whole = joinEndings(mornings)
  expect([0, 1, 2].map((back) => read(goBack(whole, back)))).toEqual(mornings.toReversed().map(read))
  expect(Object.keys(whole.earlier?.[1]?.tables.cards?.columns ?? {})).toEqual(['due'])
})

test.each([
  ['on the Monday of the first ending', '2026-03-02T06:00:00Z', '2026-03-02'],
  ['a minute before it, as it was on the Wednesday before', '2026-03-02T05:59:00Z', '2026-02-25'],
  ['on a Tuesday afternoon', '2026-03-03T15:00:00Z', '2026-03-03'],
  ['early on a Tuesday, as it was the day before', '2026-03-03T05:00:00Z', '2026-03-02'],
  ['after the last of them', '2026-03-07T12:00:00Z', '2026-03-04'],
  ['before it was played', '2025-03-04T12:00:00Z', '2025-03-04'],
])('%s the history ends as late as it can', (_, now, endsOn) => {
  const { file: chosen, lastDayMs } = chooseEnding(joinEndings(mornings), Date.parse(now))
  expect(toDay(lastDayMs + chosen.untilMs)).toBe(endsOn)
  expect(read(chosen)).toEqual(read(mornings[new Date(endsOn).getUTCDay() - 1] as SchoolFile))
})

test('a file of one morning is put whole weeks later', () => {
  const [only] = mornings as [SchoolFile]
  const { file: chosen, lastDayMs } = chooseEnding(only, Date.parse('2026-03-08T12:00:00Z'))
  expect([chosen, toDay(lastDayMs)]).toEqual([only, '2026-03-02'])
})
