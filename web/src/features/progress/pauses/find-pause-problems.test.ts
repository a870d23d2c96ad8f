import { expect, test } from 'vitest'
import { findPauseProblems } from './find-pause-problems.ts'

const TODAY = '2026-03-10'

test.each([
  ['2026-03-10', '2026-03-10', null],
  ['2026-03-10', '2026-05-08', null],
  ['2026-03-10', '2026-05-09', { lastDay: 'tooLong' }],
  ['2026-03-09', '2026-03-12', { firstDay: 'past' }],
  ['2026-03-12', '2026-03-11', { lastDay: 'order' }],
  ['', '', { firstDay: 'noDay', lastDay: 'noDay' }],
])('a pause from %j to %j: %j', (firstDay, lastDay, problems) => {
  expect(findPauseProblems(firstDay, lastDay, TODAY)).toEqual(problems)
})
