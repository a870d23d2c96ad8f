import { expect, test } from 'vitest'
import { mayTeacherReset } from './index.ts'

const PUPIL = { role: 'student', isTeacher: false, age: null, origin: 'registration' } as const

test.each([
  ['a pupil who registered and joined', PUPIL, true],
  ['a pupil of 17', { ...PUPIL, age: 17 }, true],
  ['a pupil of 18 from the school’s list', { ...PUPIL, age: 18, origin: 'import' }, true],
  ['an adult who registered and joined', { ...PUPIL, age: 18 }, false],
  ['a college student', { ...PUPIL, role: 'college' as const }, false],
  ['a teacher in the class of another', { ...PUPIL, role: 'teacher' as const, isTeacher: true }, false],
  ['an admin in a class', { ...PUPIL, role: 'admin' as const }, false],
  ['a student with teacher pages', { ...PUPIL, isTeacher: true }, false],
])('the password of %s', (_, pupil, isAllowed) => {
  expect(mayTeacherReset(pupil)).toBe(isAllowed)
})
