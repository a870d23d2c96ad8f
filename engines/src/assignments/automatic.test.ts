import { expect, test } from 'vitest'
import { findWorkState, gradeShare, isUnderWay } from './index.ts'

const DUE = new Date('2026-05-01T12:00:00Z')
const AFTER = new Date('2026-05-01T12:00:01Z')
const deadline = { dueDate: DUE, latePolicy: 'deduct', lateDeduction: 10, points: 30 } as const

test('the grade is the share of the points that is there, and lateness comes off', () => {
  expect(gradeShare({ done: 2, wanted: 3 }, deadline, DUE)).toEqual({ grade: 20, lateDeducted: 0 })
  expect(gradeShare({ done: 2, wanted: 3 }, deadline, AFTER)).toEqual({ grade: 17, lateDeducted: 3 })
  expect(gradeShare({ done: 1, wanted: 7 }, { ...deadline, points: 100 }, DUE).grade).toBe(14.29)
})

test('more than was wanted is worth no more, and nothing wanted is worth nothing', () => {
  expect(gradeShare({ done: 9, wanted: 3 }, deadline, DUE).grade).toBe(30)
  expect(gradeShare({ done: 0, wanted: 0 }, deadline, DUE).grade).toBe(0)
})

const work = { kind: 'practice', points: 30, isAutomatic: true, grade: 20, lateDeducted: 0 } as const

test('practice and cards are under way until all is there, a quiz is done with its result', () => {
  expect(isUnderWay(work)).toBe(true)
  expect(isUnderWay({ ...work, grade: 30 })).toBe(false)
  expect(isUnderWay({ ...work, grade: 27, lateDeducted: 3 })).toBe(false)
  expect(isUnderWay({ ...work, kind: 'quiz' })).toBe(false)
  expect(isUnderWay({ ...work, isAutomatic: false })).toBe(false)
})

test('half-done practice counts as a grade only once its time is over', () => {
  const facts = {
    status: 'active',
    dueDate: DUE,
    enrolledAt: new Date('2026-01-01T00:00:00Z'),
    isExcused: false,
    submission: { status: 'graded', isUnderWay: true },
  } as const
  expect(findWorkState(facts, DUE)).toBe('notDue')
  expect(findWorkState(facts, AFTER)).toBe('graded')
  expect(findWorkState({ ...facts, dueDate: null }, AFTER)).toBe('notDue')
  expect(findWorkState({ ...facts, dueDate: null, status: 'closed' }, AFTER)).toBe('graded')
})
