import { expect, test } from 'vitest'
import type { MyAssignment } from '#contract/classroom/my-assignments.ts'
import type { PlanState } from '#contract/study/planning.ts'
import { ApiError, NetworkError } from '../../api/call.ts'
import { formatDay } from '../../kit/days/format-day.ts'
import { listMonth, listWeek, readMove, turnPage } from '../../kit/days/list-days.ts'
import { sortByDueDay, sortIntoDays } from './days/lay-out-days.ts'
import {
  DEFAULTS,
  findProblems,
  SUBJECTS,
  splitGoals,
  toAdaptiveRequest,
  toRequest,
} from './form/plan-values.ts'
import { findErrorWords } from './planning.data.ts'

const TODAY = '2026-03-10'

test('goals are one text with commas: split, trimmed, empties dropped', { tags: ['PLAN-26'] }, () => {
  expect(splitGoals(' adding fractions, ,area,, ')).toEqual(['adding fractions', 'area'])
  expect(splitGoals('  ')).toEqual([])
})

test('the form begins as documented', { tags: ['PLAN-27', 'PLAN-30…34', 'CONST2-19…23'] }, () => {
  expect(SUBJECTS).toEqual(['Mathematics', 'English', 'Science', 'History'])
  expect(DEFAULTS).toMatchObject({
    subject: 'Mathematics',
    grade: '8',
    level: 'intermediate',
    style: 'visual',
    pace: 'average',
  })
})

test('what is sent has the documented shape', { tags: ['API2-28', 'API2-30', 'DATA2-65'] }, () => {
  const values = { ...DEFAULTS, goals: 'area, volume' }
  expect(toRequest(values, true)).toEqual({
    type: 'curriculum_sequence',
    context: {
      subject: 'Mathematics',
      gradeLevel: 8,
      currentSkillLevel: 'intermediate',
      learningGoals: ['area', 'volume'],
      preferences: { learningStyle: 'visual', pace: 'average' },
    },
  })
  expect(toRequest({ ...values, targetDate: TODAY }, false).context).toMatchObject({
    gradeLevel: null,
    targetDate: TODAY,
  })
  expect(toAdaptiveRequest(values)).toEqual({
    subject: 'Mathematics',
    currentLevel: 'intermediate',
    learningGoals: ['area', 'volume'],
  })
})

test.each([
  ['0', { grade: 'wrong' }],
  ['13', { grade: 'wrong' }],
  ['', { grade: 'wrong' }],
  ['4.5', { grade: 'wrong' }],
  ['1', {}],
  ['12', {}],
])('the grade %j has the problems %j', { tags: ['PLAN-25'] }, (grade, problems) => {
  expect(findProblems({ ...DEFAULTS, grade }, true, TODAY)).toEqual(problems)
  expect(findProblems({ ...DEFAULTS, grade }, false, TODAY)).toEqual({})
})

test('too many or too long goals and a day that is over are found before anything is sent', () => {
  const find = (more: Partial<typeof DEFAULTS>) => findProblems({ ...DEFAULTS, ...more }, true, TODAY)
  expect(find({ goals: Array(21).fill('x').join(',') })).toEqual({ goals: 'tooMany' })
  expect(find({ goals: 'x'.repeat(201) })).toEqual({ goals: 'long' })
  expect(find({ targetDate: '2026-03-09' })).toEqual({ targetDate: 'wrong' })
  expect(find({ targetDate: TODAY })).toEqual({})
})

test('a failure says the message of the error, else the documented text', { tags: ['ERR2-24…26'] }, () => {
  const fallback = 'Failed to execute plan'
  expect(findErrorWords(new ApiError(404, { message: 'Plan not found' }), fallback)).toBe('Plan not found')
  expect(findErrorWords(new ApiError(502, {}), fallback)).toBe(fallback)
  expect(findErrorWords(new NetworkError(), fallback)).toBe(fallback)
})

test('a week begins on Monday, and a month is made of whole weeks', () => {
  expect(listWeek('2026-03-15')).toEqual(listWeek('2026-03-09'))
  expect(listWeek('2026-03-10')[0]).toBe('2026-03-09')
  const march = listMonth('2026-03-10')
  expect([march[0], march.at(-1), march.length % 7]).toEqual(['2026-02-23', '2026-04-05', 0])
  expect(listMonth('2027-02-14')).toHaveLength(28)
  expect(new Set(march).size).toBe(march.length)
})

test('pages turn by a week or a month, also over the end of a year', () => {
  expect(turnPage('week', '2026-12-30', 1)).toBe('2027-01-06')
  expect(turnPage('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(turnPage('month', '2026-01-31', -1)).toBe('2025-12-01')
})

test('Shift with an arrow moves a step by a day or a week, an arrow alone does not', () => {
  expect(
    ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'].map((key) => readMove(key, true)),
  ).toEqual([-1, 1, -7, 7, null])
  expect(readMove('ArrowLeft', false)).toBeNull()
})

test('what is done stands on its day, the rest on each day of its sittings', () => {
  const step = (id: string, sittings: { day: string; minutes: number }[]) => ({
    id,
    sittings,
    estimatedDuration: 40,
  })
  const state = {
    plan: {
      steps: [
        step('step-1', [{ day: '2026-03-01', minutes: 40 }]),
        step('step-2', [
          { day: '2026-03-09', minutes: 20 },
          { day: TODAY, minutes: 20 },
        ]),
      ],
    },
    done: [{ stepId: 'step-1', day: '2026-03-08', how: 'ticked' }],
    calendar: { today: TODAY },
  } as unknown as PlanState
  const days = [...sortIntoDays(state)].map(([day, entries]) => [
    day,
    entries.map(({ step, minutes }) => [step.id, minutes]),
  ])
  expect(days).toEqual([
    ['2026-03-08', [['step-1', 40]]],
    [TODAY, [['step-2', 20]]],
  ])
})

test('work stands on the day it is due where the learner lives; without a due date on none', () => {
  const work = (id: number, dueDate: string | null) => ({ id, dueDate }) as MyAssignment
  const open = [work(1, '2026-03-11T02:30:00.000Z'), work(2, null), work(3, '2026-03-11T20:00:00.000Z')]
  const days = (zone: string) =>
    [...sortByDueDay(open, zone)].map(([day, due]) => [day, due.map(({ id }) => id)])
  expect(days('UTC')).toEqual([['2026-03-11', [1, 3]]])
  expect(days('America/New_York')).toEqual([
    ['2026-03-10', [1]],
    ['2026-03-11', [3]],
  ])
})

test('a day is written in the language of the reader and in no zone', () => {
  expect(formatDay('2026-03-10', 'en-US', { month: 'long', day: 'numeric' })).toBe('March 10')
  expect(formatDay('2026-03-10', 'de', { month: 'long', day: 'numeric' })).toBe('10. März')
})
