import { expect, test } from 'vitest'
import type { ProgressMetric } from '#contract/progress.ts'
import { layOutYear } from '../../kit/learning/lay-out-year.ts'
import { sumUp } from './sum-up.ts'

const metric = (more: Partial<ProgressMetric>): ProgressMetric => ({
  subjectId: 1,
  subjectName: 'Mathematics',
  subjectIcon: null,
  masteryLevel: 0,
  trend: 'stable',
  streakDays: 0,
  timeSpent: 0,
  completedLessons: 0,
  totalLessons: 6,
  strengthAreas: [],
  improvementAreas: [],
  ...more,
})

test('the tiles sum time and lessons, take the longest streak and the mean of mastery', {
  tags: ['X-22'],
}, () => {
  const metrics = [
    metric({ timeSpent: 50, completedLessons: 2, streakDays: 3, masteryLevel: 80 }),
    metric({ timeSpent: 20, completedLessons: 1, streakDays: 5, masteryLevel: 45 }),
  ]
  expect(sumUp(metrics)).toEqual({ minutes: 70, longestStreak: 5, lessons: 3, mastery: 63 })
  expect(sumUp([])).toEqual({ minutes: 0, longestStreak: 0, lessons: 0, mastery: 0 })
})

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
