import { expect, test } from 'vitest'
import { COUNTED_ATTEMPTS, type CountedAttempt, scoreAttempts } from './index.ts'

const day = (number: number) => new Date(`2026-03-0${number}T12:00:00Z`)
const assignment = {
  points: 100,
  countedAttempt: 'best' as CountedAttempt,
  assignedDate: day(1),
  dueDate: day(5),
  latePolicy: 'deduct' as const,
  lateDeduction: 10,
}
const attempt = (score: number, at: Date) => ({ score, maxScore: 4, at })
const ATTEMPTS = [attempt(2, day(2)), attempt(4, day(3)), attempt(3, day(4))]

test.each<[CountedAttempt, number, Date]>([
  ['best', 100, day(3)],
  ['first', 50, day(2)],
  ['latest', 75, day(4)],
  ['average', 75, day(4)],
])('the %s attempt is worth %d points', (countedAttempt, grade, at) => {
  expect(scoreAttempts(ATTEMPTS, { ...assignment, countedAttempt })).toEqual({
    grade,
    lateDeducted: 0,
    attempts: 3,
    at,
  })
})

test('what was taken before the quiz was given out, or too late for its rule, is no attempt', () => {
  const tried = [attempt(4, new Date('2026-03-01T11:59:59Z')), attempt(1, day(2)), attempt(4, day(6))]
  const refused = { ...assignment, latePolicy: 'refuse' as const }
  expect(scoreAttempts(tried, refused)).toMatchObject({ grade: 25, attempts: 1 })
  expect(scoreAttempts(tried, refused, day(6))).toMatchObject({ grade: 100, attempts: 2 })
  expect(scoreAttempts(tried, assignment)).toMatchObject({ grade: 90, lateDeducted: 10, attempts: 2 })
  expect(scoreAttempts(tried.slice(0, 1), assignment)).toBeNull()
})

test('a late attempt that is worth no more after lateness leaves the one in time', () => {
  const tried = [attempt(3, day(4)), attempt(4, day(7))]
  expect(scoreAttempts(tried, { ...assignment, lateDeduction: 15 })).toMatchObject({ grade: 75, at: day(4) })
})

test('an average is exact to a hundredth, and each attempt pays for its own lateness', () => {
  const thirds = [1, 2, 2].map((score, n) => ({ score, maxScore: 3, at: day(n + 2) }))
  const average = { ...assignment, countedAttempt: 'average' as const }
  expect(scoreAttempts(thirds, average)?.grade).toBe(55.56)
  expect(scoreAttempts([attempt(4, day(5)), attempt(4, day(6))], average)).toMatchObject({
    grade: 95,
    lateDeducted: 5,
  })
})

test('exactly half a hundredth goes up, also where a computer cannot hold the points', () => {
  const average = { ...assignment, points: 50, lateDeduction: 10, countedAttempt: 'average' as const }
  // Lateness takes 14.33 of the first and 5 of the second: 9.665 on average.
  const late = [
    { score: 43, maxScore: 150, at: new Date('2026-03-08T11:00:00Z') },
    { score: 50, maxScore: 50, at: day(6) },
  ]
  expect(scoreAttempts(late, average)).toMatchObject({ grade: 22.5, lateDeducted: 9.67 })
  const eighth = { ...assignment, points: 201, countedAttempt: 'first' as const }
  expect(scoreAttempts([{ score: 1, maxScore: 200, at: day(2) }], eighth)?.grade).toBe(1.01)
})

test('with one attempt every rule says the same', () => {
  const found = COUNTED_ATTEMPTS.map((countedAttempt) =>
    scoreAttempts([attempt(3, day(6))], { ...assignment, countedAttempt }),
  )
  expect(new Set(found.map((score) => JSON.stringify(score))).size).toBe(1)
  expect(found[0]).toMatchObject({ grade: 65, lateDeducted: 10, attempts: 1 })
})
