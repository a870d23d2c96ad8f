import { expect, test } from 'vitest'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { findJoinLink } from '../../kit/classroom/find-join-link.ts'
import { chooseClasses } from './choose-classes.ts'
import {
  addMeeting,
  EMPTY_CLASS,
  findMeetingFault,
  guessAcademicYear,
  hasFault,
  toFields,
  toValues,
} from './form/class-values.ts'

const room = (name: string, more: Partial<ClassSummary> = {}): ClassSummary => ({
  id: 1,
  name,
  grade: null,
  subject: null,
  academicYear: null,
  classCode: 'K7M4QXT',
  isActive: true,
  isJoinOpen: true,
  pupils: 0,
  activeAssignments: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
})

test('classes are found by every typed word in name, subject or year, active and archived apart', () => {
  const all = [
    room('5b', { subject: 'Mathématiques', academicYear: '2026/27' }),
    room('5b old', { isActive: false }),
    room('Art'),
  ]
  const namesOf = (search: string, isActive = true) =>
    chooseClasses(all, { search, isActive }).map(({ name }) => name)
  expect(namesOf('')).toEqual(['5b', 'Art'])
  expect(namesOf('mathem 2026')).toEqual(['5b'])
  expect(namesOf('5b', false)).toEqual(['5b old'])
  expect(namesOf('chess')).toEqual([])
})

test('what stands in the form is what is stored and comes back', () => {
  const values = {
    ...EMPTY_CLASS,
    name: ' Maths 5b ',
    grade: '5',
    endDate: '2027-06-30',
    schedule: addMeeting(addMeeting([])),
  }
  const fields = toFields(values)
  expect(fields).toEqual({
    name: 'Maths 5b',
    subject: null,
    grade: 5,
    academicYear: null,
    description: null,
    startDate: null,
    endDate: '2027-06-30',
    schedule: [
      { day: 'monday', from: '08:00', to: '08:45' },
      { day: 'tuesday', from: '08:00', to: '08:45' },
    ],
  })
  const stored = {
    ...room('Maths 5b'),
    ...fields,
    grade: 5,
    description: null,
    startDate: null,
  } as Parameters<typeof toValues>[0]
  expect(toFields(toValues(stored))).toEqual(fields)
})

test('a class needs a name, days in their order and lessons that end after they begin', () => {
  const named = { ...EMPTY_CLASS, name: '5b' }
  expect(hasFault(named)).toBe(false)
  expect(hasFault(EMPTY_CLASS)).toBe(true)
  expect(hasFault({ ...named, startDate: '2026-09-02', endDate: '2026-09-01' })).toBe(true)
  expect(findMeetingFault({ from: '09:00', to: '08:00' })).toBe('toBefore')
  expect(findMeetingFault({ from: '', to: '08:00' })).toBe('timeMissing')
})

test('after a lesson on Friday comes one on Monday', () => {
  expect(addMeeting([{ key: 4, day: 'friday', from: '10:00', to: '11:00', place: 'Lab' }]).at(-1)).toEqual({
    key: 5,
    day: 'monday',
    from: '10:00',
    to: '11:00',
    place: 'Lab',
  })
})

test.each([
  ['2026-08-20', '2026/27'],
  ['2027-03-01', '2026/27'],
])('on %s the school year is %s', (day, year) => {
  expect(guessAcademicYear(new Date(`${day}T12:00:00`))).toBe(year)
})

test.each([
  ['/join/K7M4QXT', 'K7M4QXT'],
  ['/join/a/b', undefined],
  ['//evil.example', undefined],
  ['/progress', undefined],
  [undefined, undefined],
])('of what was wanted, %s, the code of a class is %s', (wanted, code) => {
  expect(findJoinLink(wanted)?.params.code).toBe(code)
})
