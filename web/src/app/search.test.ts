import { expect, test } from 'vitest'
import { validateAnySearch, validatorOf } from './search.ts'

test.each([
  ['reading', 'reading'],
  ['general', 'general'],
  ['math', undefined],
  [7, undefined],
  [undefined, undefined],
])('?tutor=%s opens %s', { tags: ['TUTOR-07', 'TUTOR-09'] }, (tutor, opened) => {
  expect(validatorOf('aiTutor')({ tutor })).toEqual({ tutor: opened })
})

test.each([
  [12, 12],
  ['12', 12],
  [undefined, undefined],
  ['0', undefined],
  ['-3', undefined],
  ['12x', undefined],
  [1.5, undefined],
  [{ id: 12 }, undefined],
  ['99999999999', undefined],
])('?document=%s asks for %s', (document, id) => {
  expect(validatorOf('professionalResearch')({ document })).toEqual({ document: id })
})

test('what a screen does not read is no part of its search, and what makes no sense is not said', () => {
  expect(validatorOf('teacherClass')({ tab: 'nonsense', other: 1 })).toEqual({ tab: undefined })
  expect(validatorOf('teacherClass')({ tab: 'groups' })).toEqual({ tab: 'groups' })
  expect(validatorOf('auth')({ mode: ['teacher'], form: 7 })).toEqual({})
  expect(validatorOf('profile')({ tab: ['help'] })).toEqual({ tab: undefined })
  expect(validatorOf('lessons')({ search: 5, grade: 'all', subject: 'x' })).toEqual({
    search: '5',
    grade: 'all',
    subject: undefined,
    open: undefined,
  })
  expect(validatorOf('teacherCalendar')({ day: '2026-02-31x', view: 'year' })).toEqual({})
  expect(validatorOf('about')({ tab: 'x' })).toEqual({})
  expect(validateAnySearch({ tour: true, passage: '1-9' })).toEqual({ tour: 'true', passage: '1-9' })
})

test('an id that can be no number is kept as one that nothing has', () => {
  expect(validatorOf('quizzes')({ quiz: 'abc' })).toEqual({ quiz: Number.NaN })
  expect(validatorOf('quizzes')({ quiz: '' })).toEqual({ quiz: undefined })
})
