import { expect, test } from 'vitest'
import { type AgeFacts, isChild } from './is-child.ts'

const facts = (more: Partial<AgeFacts>): AgeFacts => ({
  age: null,
  role: 'student',
  grade: 10,
  gradeLevel: '10',
  origin: 'registration',
  isDemo: false,
  ...more,
})

test.each([
  ['12 years', { age: 12, grade: 10 }, true],
  ['13 years in grade 2', { age: 13, grade: 2 }, false],
  ['12 years with another role', { age: 12, role: 'professional' }, true],
  ['grade 7 without an age', { grade: 7 }, true],
  ['grade 8 without an age', { grade: 8 }, false],
  ['grade 8 of an import', { grade: 8, gradeLevel: '8', origin: 'import' }, false],
  ['no grade in the list of an import', { gradeLevel: null, origin: 'import' }, true],
  ['no grade, registered', { gradeLevel: null }, false],
  ['a teacher without an age', { role: 'teacher', grade: 5 }, false],
  ['a made-up person of the demo', { grade: 2, origin: 'demo', isDemo: true }, false],
] as const)('%s: a child? %s', { tags: ['LEGAL-14', 'Y-68'] }, (_, more, expected) => {
  expect(isChild(facts(more))).toBe(expected)
})
