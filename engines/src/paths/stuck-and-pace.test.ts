import { expect, test } from 'vitest'
import { findStuck, paceOf, type Try } from './index.ts'

const tries = (marks: string): Try[] =>
  [...marks].map((mark, place) => ({ correct: mark !== 'x', helped: mark === 'h', at: place * 60 }))
const methodOf = (marks: string, hasPrerequisite = true) =>
  findStuck(tries(marks), hasPrerequisite)?.method ?? null

test('two misses are no reason, three switch to a worked example', { tags: ['P11'] }, () => {
  expect(methodOf('')).toBeNull()
  expect(methodOf('xx')).toBeNull()
  expect(methodOf('xxx')).toBe('workedExample')
  expect(methodOf('xxxxx')).toBe('workedExample')
})

test('three more lead to a prerequisite, three more to a human, who stays', { tags: ['P11'] }, () => {
  expect(methodOf('x'.repeat(6))).toBe('prerequisite')
  expect(methodOf('x'.repeat(9))).toBe('human')
  expect(methodOf('x'.repeat(30))).toBe('human')
  expect(methodOf('x'.repeat(6), false)).toBe('human')
})

test('a right answer of one’s own is a gain, one with help is not', { tags: ['P11'] }, () => {
  expect(methodOf('xx✓x')).toBeNull()
  expect(methodOf('xxxxx✓xxx')).toBe('workedExample')
  expect(methodOf('xhx')).toBe('workedExample')
})

test('it tells what it is based on', { tags: ['P11'] }, () => {
  expect(findStuck(tries('✓xhxx'), true)).toEqual({
    method: 'workedExample',
    tries: 4,
    misses: 3,
    helped: 1,
    sinceAt: 60,
  })
})

const goal = { startValue: 20, target: 80, startDay: '2026-03-01', deadlineDay: '2026-03-31' }

test('half of the time asks for half of the way', { tags: ['P12'] }, () => {
  expect(paceOf({ ...goal, today: '2026-03-16', value: 50 })).toEqual({
    isOnTrack: true,
    expectedNow: 50,
    neededPerDay: 30 / 16,
    projectedDay: '2026-03-31',
  })
  expect(paceOf({ ...goal, today: '2026-03-16', value: 49 }).isOnTrack).toBe(false)
})

test('reached is on track even late, overdue is not', { tags: ['P12'] }, () => {
  expect(paceOf({ ...goal, today: '2026-04-20', value: 80 })).toMatchObject({
    isOnTrack: true,
    neededPerDay: 0,
    projectedDay: '2026-04-20',
  })
  expect(paceOf({ ...goal, today: '2026-04-01', value: 79 })).toMatchObject({
    isOnTrack: false,
    neededPerDay: null,
  })
})

test('the first day is always on track, and no pace projects nothing', { tags: ['P12'] }, () => {
  expect(paceOf({ ...goal, today: '2026-03-01', value: 20 })).toMatchObject({
    isOnTrack: true,
    projectedDay: null,
  })
  expect(paceOf({ ...goal, today: '2026-03-10', value: 20 })).toMatchObject({
    isOnTrack: false,
    projectedDay: null,
  })
  expect(paceOf({ ...goal, target: 1e9, today: '2026-03-10', value: 20.1 }).projectedDay).toBeNull()
})

test('without a deadline there is a projection but nothing to miss', { tags: ['P12'] }, () => {
  expect(paceOf({ ...goal, deadlineDay: null, today: '2026-03-11', value: 30 })).toEqual({
    isOnTrack: true,
    expectedNow: null,
    neededPerDay: null,
    projectedDay: '2026-04-30',
  })
})
