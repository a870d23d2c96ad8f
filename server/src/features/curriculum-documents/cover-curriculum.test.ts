import { expect, test } from 'vitest'
import { coverCurriculum, tableCoverage } from './cover-curriculum.ts'

const LESSON = { subject: 'Science', gradeFrom: 3, gradeTo: 4, standards: ['N.10', 'N.2'], passages: 5 }

test('a lesson counts in each grade that it is offered to, a document where it is filed', () => {
  const cells = coverCurriculum(
    [LESSON, { ...LESSON, gradeTo: 3, standards: null }],
    [
      { subject: 'Science', grade: 4, standards: ['N.2', 'N.2', 7], passages: 2 },
      { subject: null, grade: null, standards: 'junk', passages: 1 },
    ],
  )
  expect(cells).toEqual([
    { grade: null, subject: null, lessons: 0, documents: 1, passages: 1, standards: [] },
    {
      grade: 3,
      subject: 'Science',
      lessons: 2,
      documents: 0,
      passages: 10,
      standards: [
        { code: 'N.2', lessons: 1, documents: 0 },
        { code: 'N.10', lessons: 1, documents: 0 },
      ],
    },
    {
      grade: 4,
      subject: 'Science',
      lessons: 1,
      documents: 1,
      passages: 7,
      standards: [
        { code: 'N.2', lessons: 1, documents: 1 },
        { code: 'N.10', lessons: 1, documents: 0 },
      ],
    },
  ])
})

test('the table names each gap', () => {
  const lines = tableCoverage(
    coverCurriculum([LESSON], [{ subject: 'Art', grade: 1, standards: [], passages: 0 }]),
  )
  expect(lines.slice(1)).toEqual([
    [1, 'Art', 0, 1, 0, null, null, null, 'no lesson'],
    [3, 'Science', 1, 0, 5, 'N.2', 1, 0, 'no document'],
    [3, 'Science', 1, 0, 5, 'N.10', 1, 0, 'no document'],
    [4, 'Science', 1, 0, 5, 'N.2', 1, 0, 'no document'],
    [4, 'Science', 1, 0, 5, 'N.10', 1, 0, 'no document'],
  ])
})
