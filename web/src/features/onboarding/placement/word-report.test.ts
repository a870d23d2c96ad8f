import { expect, test } from 'vitest'
import type { Placement } from '#contract/onboarding/placement.ts'
import { canGoOn, wordConfidence } from './word-report.ts'

test.each([
  [100, 'sure'],
  [85, 'sure'],
  [84, 'fairly'],
  [65, 'fairly'],
  [64, 'guess'],
  [0, 'guess'],
])('%i percent is %s', (percent, word) => {
  expect(wordConfidence(percent)).toBe(word)
})

const OPEN: Placement = {
  id: 1,
  subject: 'Mathematics',
  asked: 3,
  most: 15,
  problem: {
    id: 9,
    skill: { id: 'math.5.add', name: 'Add', can: 'I can add', subject: 'Mathematics' },
    difficulty: 2,
    promptHtml: '1 + 1',
    figure: null,
    passageHtml: null,
    answer: { kind: 'text' },
    hintsShown: [],
    tries: 0,
  },
  report: null,
  startedAt: '2026-03-10T22:30:00.000Z',
  finishedAt: null,
}

test("a test is gone on with until the learner's own day is over", () => {
  const at = (time: string) => new Date(time)
  expect(canGoOn(OPEN, 'UTC', at('2026-03-10T23:59:00Z'))).toBe(true)
  expect(canGoOn(OPEN, 'UTC', at('2026-03-11T00:01:00Z'))).toBe(false)
  expect(canGoOn(OPEN, 'America/New_York', at('2026-03-11T00:01:00Z'))).toBe(true)
})

test('what is finished, has no question or was never begun is not gone on with', () => {
  const now = new Date('2026-03-10T23:00:00Z')
  expect(canGoOn({ ...OPEN, finishedAt: '2026-03-10T22:40:00.000Z' }, 'UTC', now)).toBe(false)
  expect(canGoOn({ ...OPEN, problem: null }, 'UTC', now)).toBe(false)
  expect(canGoOn(null, 'UTC', now)).toBe(false)
})
