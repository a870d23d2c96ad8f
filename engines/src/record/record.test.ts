import { expect, test } from 'vitest'
import { createDice } from '../dice/index.ts'
import {
  addWork,
  findCompletion,
  findMean,
  findScore,
  isScored,
  makeShare,
  NO_WORK,
  type Piece,
  scoreAssignment,
  scoreStudent,
  toPercent,
} from './index.ts'

const piece = (more: Partial<Piece>): Piece => ({
  kind: 'task',
  state: 'graded',
  grade: 10,
  points: 20,
  ...more,
})

test('completion is what is turned in of what was given, null before anything is', () => {
  // 36 % turned in: who has not begun is among those it was given to.
  expect(findCompletion({ pieces: 28, turnedIn: 10 })).toBe(35.7)
  expect(findCompletion(NO_WORK)).toBeNull()
  expect(findCompletion({ pieces: 3, turnedIn: 0 })).toBe(0)
})

test('lessons, unscored tasks, work that waits and work that is excused count into no score', () => {
  const pieces = [
    piece({ grade: 9, points: 10 }),
    piece({ grade: 15, points: 30 }),
    piece({ kind: 'lesson', grade: 100, points: 100 }),
    piece({ grade: 0, points: 0 }),
    piece({ state: 'handedIn', grade: null }),
    piece({ state: 'returned', grade: 3 }),
    piece({ state: 'excused', grade: 20 }),
    piece({ state: 'notDue', grade: 3 }),
    piece({ state: null }),
    piece({ state: 'missing', grade: null, points: 20 }),
  ]
  expect(toPercent(scoreStudent(pieces))).toBe(60)
  expect(toPercent(scoreStudent(pieces, 'zero'))).toBe(40)
  expect(isScored({ kind: 'lesson', points: 100 })).toBe(false)
})

test('without a piece that counts there is no score', () => {
  expect(scoreStudent([piece({ state: 'missing', grade: null })])).toBeNull()
  expect(scoreStudent([piece({ kind: 'lesson' })])).toBeNull()
  expect(findScore(NO_WORK)).toBeNull()
  expect(toPercent(null)).toBeNull()
})

test('the score of an assignment is the mean of the shares of its pieces', () => {
  expect(
    toPercent(scoreAssignment([piece({ grade: 20 }), piece({ grade: 5 }), piece({ state: 'missing' })])),
  ).toBe(62.5)
})

test('a class score is the mean of exact scores, each student alike, not of those that are shown', () => {
  const students = [1004, 1004, 1004, 1008].map((given) => ({ given, possible: 100 }))
  // Shown as 10.0, 10.0, 10.0 and 10.1, whose mean would be 10.0; exact it is 10.05.
  expect(toPercent(findMean([...students, NO_WORK].map(findScore)))).toBe(10.1)
})

test('halves are rounded away from zero, once', () => {
  expect(toPercent(makeShare(125, 1000), 0)).toBe(13)
  expect(toPercent(makeShare(1005, 10_000))).toBe(10.1)
  expect(toPercent(makeShare(1449, 10_000), 0)).toBe(14)
  expect(toPercent({ part: -125n, whole: 1000n }, 0)).toBe(-13)
})

test('a mean is the same in every order and however the parts are gathered', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const dice = createDice(`shares ${seed}`)
    const shares = Array.from({ length: 30 }, () => makeShare(dice.int(0, 5000), 100 * dice.int(1, 60)))
    const slow = shares.reduce((sum, share) => sum + Number(share?.part) / Number(share?.whole), 0) / 30
    const mean = toPercent(findMean(shares))
    expect(toPercent(findMean(shares.toReversed()))).toBe(mean)
    expect(Math.abs((mean ?? 0) - 100 * slow)).toBeLessThan(0.051)
  }
})

test('sums of work add up', () => {
  const one = { pieces: 3, turnedIn: 1, open: 1, scores: 1, given: 850, possible: 10 }
  expect(addWork([one, one, NO_WORK])).toEqual({
    pieces: 6,
    turnedIn: 2,
    open: 2,
    scores: 2,
    given: 1700,
    possible: 20,
  })
})
