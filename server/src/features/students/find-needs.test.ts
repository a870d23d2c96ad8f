import { expect, test } from 'vitest'
import { cutPage } from './arrange-students.ts'
import { findNeeds } from './find-needs.ts'

const seen = {
  stuck: [],
  today: '2026-03-10',
  enrolledDay: '2026-01-01',
  lastActiveDay: null,
  pausedUntil: null,
}
const codesOf = (more: Partial<Parameters<typeof findNeeds>[0]>) =>
  findNeeds({ ...seen, ...more }).map(({ code, count }) => [code, count])

test.each([
  ['2026-03-04', []],
  ['2026-03-03', [['inactive', 7]]],
  ['2026-03-10', []],
])('learning last on %s, on 10 March, means %j', (lastActiveDay, needs) => {
  expect(codesOf({ lastActiveDay })).toEqual(needs)
})

test('who has never learned is missed from the day they joined', () => {
  expect(codesOf({ enrolledDay: '2026-03-09' })).toEqual([])
  expect(codesOf({ enrolledDay: '2026-03-01' })).toEqual([['inactive', 9]])
})

test('four wrong answers weigh more than tries with help, however many', () => {
  const stuck = [
    { skill: 'math.5.a', tries: 9, misses: 3 },
    { skill: 'math.5.b', tries: 4, misses: 4 },
    { skill: 'math.5.c', tries: 5, misses: 5 },
  ]
  expect(codesOf({ stuck, lastActiveDay: '2026-03-10' })).toEqual([
    ['failedTries', 5],
    ['failedTries', 4],
    ['stuck', 9],
  ])
})

test('after a student who has left meanwhile there is no next page', () => {
  const students = [1, 2, 3].map((id) => ({ id, firstName: '', lastName: '' }))
  expect(cutPage(students, 2, 5)).toEqual({ page: [students[2]], hasMore: false })
  expect(cutPage(students, 9, 5)).toEqual({ page: [], hasMore: false })
})
