import { expect, test } from 'vitest'
import type { GradedAssignment, StudentWork, SubmissionRow } from '#contract/teaching/grading.ts'
import { findTyped, insertComment, matchComments } from './comments/insert-comment.ts'
import { findNeighbors } from './find-neighbors.ts'
import {
  chooseLevel,
  findGradeFault,
  findLateness,
  isSameGrade,
  readGrade,
  toGiven,
  toValues,
} from './grade-values.ts'

const row = (studentId: number, state: SubmissionRow['state']) => ({ studentId, state }) as SubmissionRow
const rows = [row(1, 'handedIn'), row(2, 'graded'), row(3, 'missing'), row(4, 'handedIn')]
const idsOf = (studentId: number, isOnlyWaiting: boolean) => {
  const { previous, next } = findNeighbors(rows, studentId, isOnlyWaiting)
  return [previous?.studentId, next?.studentId]
}

test('the way goes on from student to student, or only along work that waits', () => {
  expect(idsOf(2, false)).toEqual([1, 3])
  expect(idsOf(2, true)).toEqual([1, 4])
  expect(idsOf(1, false)).toEqual([undefined, 2])
  expect(idsOf(4, true)).toEqual([1, undefined])
  expect(findNeighbors(rows, 4, true)).toMatchObject({ place: 4, total: 4 })
})

test('after a save waiting work leads to what waits, also before it, and graded work to the next student', () => {
  const onward = (studentId: number, saved: number[] = []) =>
    findNeighbors(rows, studentId, false, (id) => saved.includes(id)).onward?.studentId
  expect([onward(1), onward(2), onward(4)]).toEqual([4, 3, 1])
  expect(onward(4, [1])).toBe(undefined)
})

const measure: Pick<GradedAssignment, 'points' | 'dueDate' | 'latePolicy' | 'lateDeduction' | 'rubric'> = {
  points: 20,
  dueDate: '2026-05-01T12:00:00Z',
  latePolicy: 'deduct' as const,
  lateDeduction: 10,
  rubric: [
    { id: 'idea', title: 'Idea', levels: [{ title: 'Good', points: 15 }] },
    { id: 'words', title: 'Words', levels: [{ title: 'Good', points: 10 }] },
  ],
}
const late = {
  daysLate: 1,
  submission: {
    submittedAt: '2026-05-01T13:00:00Z',
    grade: 13,
    lateDeducted: 2,
    feedback: null,
    rubricScores: {},
    version: 3,
  },
} as Pick<StudentWork, 'submission' | 'daysLate'>
const values = toValues(late, measure)

test('the form shows what the work is worth, and what lateness takes of it', () => {
  expect(values).toEqual({ grade: '15', rubricScores: {}, feedback: '', isLateForgiven: false })
  expect(findLateness(values, late, { ...measure, rubric: [] })).toEqual({
    daysLate: 1,
    lateDeducted: 2,
    left: 13,
  })
  const forgiven = { ...values, isLateForgiven: true }
  expect(findLateness(forgiven, late, { ...measure, rubric: [] })).toEqual({
    daysLate: 1,
    lateDeducted: 0,
    left: 15,
  })
  expect(toGiven(forgiven, 'graded', 3)).toMatchObject({ grade: 15, isLateForgiven: true, version: 3 })
})

test('work that was forgiven before stays so', () => {
  const graded = {
    ...late,
    submission: late.submission && { ...late.submission, grade: 15, lateDeducted: 0 },
  }
  expect(toValues(graded, measure).isLateForgiven).toBe(true)
})

test.each([
  ['12,5', 12.5],
  [' 7 ', 7],
  ['', null],
  ['ten', undefined],
])('%j is read as %j', (typed, grade) => {
  expect(readGrade(typed)).toBe(grade)
})

test('a grade outside the points is refused, and one that is missing only where work is graded', () => {
  expect(findGradeFault({ ...values, grade: '20.5' }, 20, 'graded')).toBe('outOfRange')
  expect(findGradeFault({ ...values, grade: '' }, 20, 'graded')).toBe('gradeMissing')
  expect(findGradeFault({ ...values, grade: '' }, 20, 'returned')).toBeNull()
  expect(findGradeFault({ ...values, grade: '' }, 0, 'graded')).toBeNull()
})

test('levels of a rubric add up to the grade, at most to the points', () => {
  const once = chooseLevel(values, measure, 'idea', 15)
  expect([once.grade, once.rubricScores]).toEqual(['15', { idea: 15 }])
  expect(chooseLevel(once, measure, 'words', 10).grade).toBe('20')
  expect(isSameGrade(values, once)).toBe(false)
  expect(isSameGrade(values, { ...values, feedback: '  ' })).toBe(true)
})

const bank = ['Say why.', 'Well argued.', 'Check your spelling.'].map((content, id) => ({
  id,
  content,
  uses: 0,
}))

test('a slash at the beginning of a word asks for comments, one inside a word does not', () => {
  expect(findTyped('Good. /sp', 9)).toEqual({ start: 6, words: 'sp' })
  expect(findTyped('/', 1)).toEqual({ start: 0, words: '' })
  expect(findTyped('and/or', 6)).toBeNull()
  expect(findTyped('/two\nlines', 10)).toBeNull()
  expect(matchComments(bank, 'YOUR sp').map(({ content }) => content)).toEqual(['Check your spelling.'])
})

test('a comment takes the place of what was typed for it, or stands on a line of its own', () => {
  expect(insertComment('Good. /sp', { start: 6, end: 9 }, 'Check it.')).toEqual({
    text: 'Good. Check it.',
    caret: 15,
  })
  expect(insertComment('Good.', null, 'Check it.')).toEqual({ text: 'Good.\nCheck it.', caret: 15 })
  expect(insertComment('', null, 'Check it.')).toEqual({ text: 'Check it.', caret: 9 })
})
