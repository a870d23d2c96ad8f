import { expect, test } from 'vitest'
import type { AgeFacts } from './is-child.ts'
import { mayStateAge } from './may-state-age.ts'

const facts = (more: Partial<AgeFacts>): AgeFacts => ({
  age: null,
  role: 'student',
  grade: 5,
  gradeLevel: '5',
  origin: 'registration',
  isDemo: false,
  ...more,
})

test.each([
  ['a known child of 9 who says 15', { age: 9 }, 15, false],
  ['a known child of 12 on the 13th birthday', { age: 12 }, 13, false],
  ['a known child of 9 who says 10', { age: 9 }, 10, true],
  ['a student of 15 who says 16', { age: 15 }, 16, true],
  ['a student of 15 who says 18', { age: 15 }, 18, false],
  ['a college student of 17 who says 18', { age: 17, role: 'college' }, 18, true],
  ['a student of 15 who says 9', { age: 15 }, 9, true],
  ['a registered student of grade 5 who says 15 at first', {}, 15, true],
  ['a registered student of grade 2 who says 18', { grade: 2, gradeLevel: '2' }, 18, false],
  ['a student of grade 5 made by the school who says 15', { origin: 'import' }, 15, false],
  [
    'a student of grade 6 made by the school who says 13',
    { origin: 'import', grade: 6, gradeLevel: '6' },
    13,
    true,
  ],
  [
    'a student of grade 6 made by the school who says 14',
    { origin: 'admin', grade: 6, gradeLevel: '6' },
    14,
    false,
  ],
  [
    'an imported student without a grade who says 13',
    { origin: 'import', grade: 9, gradeLevel: null },
    13,
    false,
  ],
  [
    'a student of grade 9 made by the school who says 18',
    { origin: 'import', grade: 9, gradeLevel: '9' },
    18,
    true,
  ],
  ['a professional who says 40', { role: 'professional', grade: 12 }, 40, true],
  ['a made-up child of the demo who says 15', { age: 9, origin: 'demo', isDemo: true }, 15, true],
] as const)('%s is believed: %s', { tags: ['LEGAL-14', 'Y-68'] }, (_, more, stated, expected) => {
  expect(mayStateAge(facts(more), stated)).toBe(expected)
})
