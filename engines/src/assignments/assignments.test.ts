import { expect, test } from 'vitest'
import { countDaysLate, deductLateness, findWorkState, isTooLate, type WorkFacts } from './index.ts'

const DUE = new Date('2026-05-01T12:00:00Z')
const BEFORE = new Date('2026-04-30T12:00:00Z')
const AFTER = new Date('2026-05-01T12:00:01Z')
const facts: WorkFacts = {
  status: 'active',
  dueDate: DUE,
  enrolledAt: BEFORE,
  isExcused: false,
  submission: null,
}

test.each<[string, Partial<WorkFacts>, Date, string]>([
  ['nothing turned in before it is due', {}, DUE, 'notDue'],
  ['nothing turned in and no due date', { dueDate: null }, AFTER, 'notDue'],
  [
    'nothing turned in and no due date, once it is closed',
    { dueDate: null, status: 'closed' },
    AFTER,
    'missing',
  ],
  ['nothing turned in after it was due', {}, AFTER, 'missing'],
  ['a student who came after it was due', { enrolledAt: AFTER }, AFTER, 'excused'],
  ['an excused student', { isExcused: true }, AFTER, 'excused'],
  [
    'an excused student with a grade, which counts nowhere',
    { isExcused: true, submission: { status: 'graded' } },
    AFTER,
    'excused',
  ],
  ['work that waits for a grade', { submission: { status: 'submitted' } }, AFTER, 'handedIn'],
  ['work given back for revision', { submission: { status: 'returned' } }, AFTER, 'returned'],
  ['graded work', { submission: { status: 'graded' } }, BEFORE, 'graded'],
])('%s', (_, given, now, state) => {
  expect(findWorkState({ ...facts, ...given }, now)).toBe(state)
})

test('a day late has begun with its first moment', () => {
  expect([BEFORE, DUE, AFTER, new Date('2026-05-02T12:00:01Z')].map((at) => countDaysLate(DUE, at))).toEqual([
    0, 0, 1, 2,
  ])
})

test('lateness takes its percent of the points for each day, and never more than the work is worth', () => {
  const deadline = { dueDate: DUE, latePolicy: 'deduct', lateDeduction: 10, points: 50 } as const
  expect(deductLateness(40, deadline, DUE)).toEqual({ grade: 40, lateDeducted: 0 })
  expect(deductLateness(40, deadline, AFTER)).toEqual({ grade: 35, lateDeducted: 5 })
  expect(deductLateness(3, deadline, AFTER)).toEqual({ grade: 0, lateDeducted: 3 })
  expect(deductLateness(40, { ...deadline, latePolicy: 'accept' }, AFTER)).toEqual({
    grade: 40,
    lateDeducted: 0,
  })
})

test('only the policy that says so turns late work away', () => {
  expect(isTooLate({ dueDate: DUE, latePolicy: 'refuse' }, AFTER)).toBe(true)
  expect(isTooLate({ dueDate: DUE, latePolicy: 'refuse' }, DUE)).toBe(false)
  expect(isTooLate({ dueDate: DUE, latePolicy: 'deduct' }, AFTER)).toBe(false)
})
