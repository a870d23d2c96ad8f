import { expect, test } from 'vitest'
import { addCounts, countPart, countPlaywright, countVitest, listSlowest } from './count-results.mjs'

const passed = (fullName) => ({ status: 'passed', fullName, failureMessages: [], duration: 10 })
const vitest = {
  numPassedTests: 5,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { name: 'a.test.ts', status: 'passed', assertionResults: [passed('one')] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { ...passed('two'), failureMessages: ['expected 1 to be 2'] },
        { status: 'failed', fullName: 'three' },
      ],
    },
  ],
}

test("Vitest's tests are counted once each; those that failed, or failed at first, are named", () => {
  expect(countVitest(vitest)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    names: ['b.test.ts › three'],
    secondTries: ['b.test.ts › two'],
    durations: [
      { name: 'a.test.ts › one', ms: 10 },
      { name: 'b.test.ts › two', ms: 10 },
      { name: 'b.test.ts › three', ms: 0 },
    ],
  })
})

test('a file that could not be loaded counts as one failure', () => {
  const broken = { name: 'c.test.ts', status: 'failed', assertionResults: [] }
  const report = { ...vitest, testResults: [...vitest.testResults, broken] }
  expect(countVitest(report)).toMatchObject({
    passed: 5,
    failed: 2,
    names: ['b.test.ts › three', 'c.test.ts'],
  })
})

test('a flaky journey passed, an error outside of any journey failed, and each failure is named', () => {
  const spec = (line, status) => ({
    file: 'a.spec.ts',
    line,
    title: 'opens',
    tests: [{ status, results: [{ duration: 30 }, { duration: 5 }] }],
  })
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no server' }],
    suites: [{ specs: [spec(3, 'flaky')], suites: [{ specs: [spec(9, 'unexpected')] }] }],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    names: ['e2e/a.spec.ts:9 › opens', 'no server'],
    secondTries: ['e2e/a.spec.ts:3 › opens'],
    durations: [
      { name: 'e2e/a.spec.ts:3 › opens', ms: 35 },
      { name: 'e2e/a.spec.ts:9 › opens', ms: 35 },
    ],
  })
})

test('a part that crashed without a report is one failure', () => {
  expect(countPart(1, 'types')).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    names: ['types'],
    secondTries: [],
    durations: [],
  })
})

test('a part that failed by its tests is not counted on top of them', () => {
  const counted = { passed: 2, failed: 1, skipped: 0, names: ['one'] }
  expect(countPart(1, 'Vitest', counted)).toEqual(counted)
})

test('the total is the sum of the parts', () => {
  const durations = [{ name: 'one', ms: 10 }]
  const parts = [
    countPart(1, 'types'),
    { passed: 2, failed: 0, skipped: 1, names: [], secondTries: ['one'], durations },
  ]
  expect(addCounts(parts)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    names: ['types'],
    secondTries: ['one'],
    durations,
  })
})

test('the slowest tests of all runners come first, and only so many', () => {
  const durations = [
    { name: 'quick', ms: 10 },
    { name: 'slowest', ms: 61_234 },
    { name: 'slow', ms: 2_000 },
  ]
  expect(listSlowest(durations, 2)).toEqual(['  61.2 s  slowest', '   2.0 s  slow'])
})
