import { expect, test } from 'vitest'
import { decideGrade, findWorth, type Measure, type Standing } from './index.ts'

const DUE = new Date('2026-05-01T12:00:00Z')
const measure: Measure = {
  points: 20,
  dueDate: DUE,
  latePolicy: 'deduct',
  lateDeduction: 10,
  rubric: [
    { id: 'idea', levels: [{ points: 0 }, { points: 5 }, { points: 10 }] },
    { id: 'words', levels: [{ points: 2.5 }, { points: 10 }] },
  ],
}
const inTime: NonNullable<Standing> = {
  status: 'submitted',
  grade: null,
  lateDeducted: 0,
  feedback: null,
  rubricScores: {},
  submittedAt: DUE,
}
const late = { ...inTime, submittedAt: new Date('2026-05-02T12:00:01Z') }
const decide = (given: Parameters<typeof decideGrade>[0], standing: Standing = inTime, more = {}) => {
  const decision = decideGrade(given, standing, { ...measure, ...more })
  return 'refusal' in decision ? decision.refusal : decision.graded
}

test.each([-0.5, 20.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a grade of %d of 20 is refused',
  { tags: ['P-22'] },
  (grade) => {
    expect(decide({ grade })).toBe('outOfRange')
  },
)

test.each([0, 0.5, 12.25, 20])(
  'a grade of %d of 20 means that the work is graded',
  { tags: ['P-22'] },
  (grade) => {
    expect(decide({ grade })).toMatchObject({ status: 'graded', grade, lateDeducted: 0 })
  },
)

test('a hundredth of a point is the finest grade', () => {
  expect(decide({ grade: 1 / 3 })).toMatchObject({ grade: 0.33 })
})

test('lateness takes its part of what the work is worth, until it is forgiven', () => {
  expect(decide({ grade: 15 }, late)).toMatchObject({ grade: 11, lateDeducted: 4 })
  const graded = { ...late, status: 'graded', grade: 11, lateDeducted: 4 } as const
  expect(findWorth(graded)).toBe(15)
  expect(decide({ isLateForgiven: true }, graded)).toMatchObject({ grade: 15, lateDeducted: 0 })
  expect(decide({ feedback: 'Well done' }, graded)).toMatchObject({ grade: 11, lateDeducted: 4 })
  expect(decide({ grade: 2 }, late)).toMatchObject({ grade: 0, lateDeducted: 2 })
})

test('what was turned in on paper is never late', () => {
  expect(decide({ grade: 15 }, null)).toMatchObject({ status: 'graded', grade: 15, lateDeducted: 0 })
})

test('the points of a rubric make the grade, unless a number is sent beside them', () => {
  const rubricScores = { idea: 5, words: 2.5 }
  expect(decide({ rubricScores })).toMatchObject({ grade: 7.5, status: 'graded', rubricScores })
  expect(decide({ rubricScores, grade: 9 })).toMatchObject({ grade: 9, rubricScores })
  expect(decide({ rubricScores: { idea: 10, words: 10 } }, inTime, { points: 15 })).toMatchObject({
    grade: 15,
  })
})

test.each<Record<string, number>>([{ idea: 4 }, { style: 5 }])(
  '%j belongs to no level of the rubric',
  (rubricScores) => {
    expect(decide({ rubricScores })).toBe('unknownLevel')
  },
)

test('work is given back without a grade, but not graded without one', () => {
  expect(decide({ status: 'returned', feedback: 'Say why' })).toMatchObject({
    status: 'returned',
    grade: null,
    feedback: 'Say why',
  })
  expect(decide({ status: 'graded' })).toBe('gradeMissing')
  expect(decide({ grade: null, status: 'graded' })).toBe('gradeMissing')
  expect(decide({ status: 'graded', feedback: 'Read' }, inTime, { points: 0 })).toMatchObject({
    status: 'graded',
  })
})

test('words alone leave work that was given back where it is', () => {
  expect(decide({ feedback: 'One more thing' }, { ...inTime, status: 'returned' })).toMatchObject({
    status: 'returned',
  })
  expect(decide({ feedback: '  ' })).toMatchObject({ feedback: null, status: 'submitted' })
})
