import { expect, test } from 'vitest'
import { listChanges, toValues } from './list-changes.ts'

const STUDENT = toValues({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  role: 'student',
  grade: 5,
  age: 9,
  isTeacher: false,
})

test('only what was changed is sent, so that another admin’s change of the rest stays', () => {
  expect(listChanges(STUDENT, { ...STUDENT, grade: '6' })).toEqual({ grade: 6 })
  expect(listChanges(STUDENT, { ...STUDENT, firstName: 'Augusta', email: '  ' })).toEqual({
    firstName: 'Augusta',
    email: null,
  })
  expect(listChanges(STUDENT, { ...STUDENT, age: '14' })).toEqual({ age: 14 })
  expect(listChanges(STUDENT, { ...STUDENT, age: ' ' })).toEqual({ age: null })
  expect(listChanges(STUDENT, STUDENT)).toEqual({})
})

test('another role goes with what belongs to it', () => {
  expect(listChanges(STUDENT, { ...STUDENT, role: 'teacher', isTeacher: true })).toEqual({
    role: 'teacher',
    isTeacher: true,
  })
  const teacher = toValues({ ...STUDENT, role: 'teacher', grade: 12, age: null, isTeacher: true })
  expect(listChanges(teacher, { ...teacher, role: 'student', isTeacher: false, grade: '3' })).toEqual({
    role: 'student',
    isTeacher: false,
    grade: 3,
  })
})
