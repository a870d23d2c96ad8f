import { expect, test } from 'vitest'
import { addCounts, countPart, countPlaywright, countVitest } from './count-results.mjs'

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
  ],
}

test("Vitest's tests are counted once each", () => {
  expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

test('a file that could not be loaded counts as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const report = { ...vitest, testResults: [...vitest.testResults, broken] }
  expect(countVitest(report)).toMatchObject({ passed: 5, failed: 2 })
})

test('a flaky journey passed, an error outside of any journey failed', () => {
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no server' }],
  }
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

test('a part that crashed without a report is one failure', () => {
  expect(countPart(1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a part that failed by its tests is not counted on top of them', () => {
  expect(countPart(1, { passed: 2, failed: 3, skipped: 0 })).toEqual({ passed: 2, failed: 3, skipped: 0 })
})

test('the total is the sum of the parts', () => {
  const parts = [countPart(1), { passed: 2, failed: 0, skipped: 1 }]
  expect(addCounts(parts)).toEqual({ passed: 2, failed: 1, skipped: 1 })
})
