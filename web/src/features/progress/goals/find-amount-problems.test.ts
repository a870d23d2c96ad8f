import { expect, test } from 'vitest'
import { findAmountProblems } from './find-amount-problems.ts'

const TODAY = '2026-03-10'

test.each([
  ['lessons', '5', '2026-04-01', null],
  ['lessons', '1', TODAY, null],
  ['lessons', '', '2026-04-01', { targetScore: 'noNumber' }],
  ['lessons', '0', '2026-04-01', { targetScore: 'noNumber' }],
  ['lessons', '-3', '2026-04-01', { targetScore: 'noNumber' }],
  ['lessons', '1.5', '2026-04-01', { targetScore: 'noNumber' }],
  ['mastery', '100', '2026-04-01', null],
  ['mastery', '101', '2026-04-01', { targetScore: 'tooMuch' }],
  ['study_time', '100000', '2026-04-01', null],
  ['study_time', '100001', '2026-04-01', { targetScore: 'tooLarge' }],
  ['lessons', '5', '', { targetDate: 'noDate' }],
  ['lessons', '5', '2026-03-09', { targetDate: 'past' }],
  ['lessons', '', '', { targetScore: 'noNumber', targetDate: 'noDate' }],
])(
  'a goal of kind %s with %s until %s has the problems %o',
  (goalType, targetScore, targetDate, problems) => {
    expect(findAmountProblems(goalType, { targetScore, targetDate }, TODAY)).toEqual(problems)
  },
)
