import { expect, test } from 'vitest'
import { countCovered, findGaps } from './find-gaps.ts'

const CELL = { grade: 3, subject: 'Science', lessons: 2, documents: 1, passages: 9 }
const standards = [
  { code: 'A', lessons: 1, documents: 1 },
  { code: 'B', lessons: 1, documents: 0 },
  { code: 'C', lessons: 0, documents: 1 },
]

test('a standard is a gap where only lessons or only documents speak of it', () => {
  expect(findGaps([{ ...CELL, standards }])).toEqual([
    { grade: 3, subject: 'Science', standard: 'B', missing: 'document' },
    { grade: 3, subject: 'Science', standard: 'C', missing: 'lesson' },
  ])
  expect(countCovered({ ...CELL, standards })).toEqual({ covered: 1, all: 3 })
})

test('a grade without standards is a gap as a whole', () => {
  expect(findGaps([{ ...CELL, documents: 0, standards: [] }])).toEqual([
    { grade: 3, subject: 'Science', standard: null, missing: 'document' },
  ])
  expect(findGaps([{ ...CELL, standards: [] }])).toEqual([])
})
