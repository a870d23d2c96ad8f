import { expect, test } from 'vitest'
import { layOutYear } from '../../kit/learning/lay-out-year.ts'

test('the year ends with the week of today, and days to come stay empty', () => {
  // 12 March 2026 is a Thursday.
  const { rows, weeks } = layOutYear([{ day: '2026-03-12', events: 4, minutes: 0 }], '2026-03-12')
  expect(weeks).toHaveLength(53)
  expect(weeks.at(-1)).toBe('2026-03-09')
  expect(rows.map(({ values }) => values.at(-1))).toEqual([0, 0, 0, 4, null, null, null])
})

test('a day with time but without an event counts as active', () => {
  const { rows } = layOutYear([{ day: '2026-03-10', events: 0, minutes: 9 }], '2026-03-12')
  expect(rows[1]?.values.at(-1)).toBe(1)
})
