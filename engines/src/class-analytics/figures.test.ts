import { expect, test } from 'vitest'
import { addSums, findAverageScore, findCompletionRate, NO_WORK } from './index.ts'

test('without data average and completion are 0', { tags: ['Y-82'] }, () => {
  expect([findAverageScore(NO_WORK), findCompletionRate(NO_WORK)]).toEqual([0, 0])
})

test('the average is that of all scores, not of averages, and a percentage', { tags: ['Y-82'] }, () => {
  const one = { scores: 1, percentSum: 100, expected: 1, submitted: 1 }
  const two = { scores: 2, percentSum: 100, expected: 5, submitted: 1 }
  const both = addSums([one, two])
  expect(findAverageScore(both)).toBe(66.7)
  expect(findCompletionRate(both)).toBe(33.3)
})
