import { expect, test } from 'vitest'
import type { LessonCard } from '#contract/lessons.ts'
import { arrangeLessons } from './arrange-lessons.ts'
import { gradeOnShow, readFilters, toLessonFilter, writeFilters } from './list-filters.ts'

const student = { isTeacher: false, grade: 5 }
const teacher = { isTeacher: true, grade: 12 }

test('filters go through the address and come back as they were', () => {
  const filters = { search: 'frac', subject: 3, grade: 'all', open: [1, 4] } as const
  expect(readFilters(writeFilters(filters))).toEqual(filters)
  expect(writeFilters(readFilters({}))).toEqual({})
})

test.each([
  [{ search: 5 }, { search: '5' }],
  [{ search: ['a'] }, { search: '' }],
  [{ subject: 'x' }, { subject: 'all' }],
  [{ grade: 13 }, { grade: undefined }],
  [{ grade: '7' }, { grade: 7 }],
  [{ open: '1,x,-2,3' }, { open: [1, 3] }],
])('an address with %j is read as %j', (search, filters) => {
  expect(readFilters(search)).toMatchObject(filters)
})

test.each([
  ['a student stays on the own grade', student, 'all', 5],
  ['a college student stays on the own grade', { isTeacher: false, grade: 13 }, 3, 13],
  ['a teacher begins with the own grade', teacher, undefined, 12],
  ['a teacher sees all grades', teacher, 'all', 'all'],
  ['a teacher sees another grade', teacher, 3, 3],
  ['a teacher without a school grade begins with all', { isTeacher: true, grade: 13 }, undefined, 'all'],
] as const)('%s', { tags: ['LESSON-08', 'X-29'] }, (_, user, chosen, grade) => {
  expect(gradeOnShow(user, chosen)).toBe(grade)
})

test('"All" asks for nothing', { tags: ['LESSON-55…56'] }, () => {
  const filters = { search: 'a', subject: 'all', grade: 'all', open: [] } as const
  expect(toLessonFilter(filters, 'all')).toEqual({ search: 'a', subjectId: undefined, grade: undefined })
  expect(toLessonFilter({ ...filters, subject: 2 }, 4)).toMatchObject({ subjectId: 2, grade: 4 })
})

const subjects = [
  { id: 1, name: 'Mathematics', color: '#4F46E5', icon: 'calculator' },
  { id: 2, name: 'English', color: '#E25A43', icon: 'book-open' },
]
const card = (id: number, subjectId: number, course: string, unit: string) =>
  ({ id, subjectId, course, unit, title: `Lesson ${id}` }) as LessonCard
const many = (subjectId: number, count: number) =>
  Array.from({ length: count }, (_, index) => card(index, subjectId, 'Course', `Unit ${index % 4}`))

test('lessons stand by subject and unit, in teaching order', { tags: ['LESSON-01'] }, () => {
  const groups = arrangeLessons(
    [card(1, 1, 'A', 'Tens'), card(2, 1, 'A', 'Tens'), card(3, 1, 'B', 'Tens'), card(4, 2, 'C', 'Reading')],
    subjects,
    [],
  )
  expect(
    groups.map(({ subject, units, hasCourses }) => [
      subject.name,
      hasCourses,
      units.map(({ lessons }) => lessons.map(({ id }) => id)),
    ]),
  ).toEqual([
    ['Mathematics', true, [[1, 2], [3]]],
    ['English', false, [[4]]],
  ])
})

test('a long list begins with a few lessons of each subject and shows the rest when asked', () => {
  const lessons = [...many(1, 84), ...many(2, 5)]
  const [mathematics, english] = arrangeLessons(lessons, subjects, [])
  expect(mathematics).toMatchObject({ total: 84, hiddenCount: 78 })
  expect(english).toMatchObject({ total: 5, hiddenCount: 0 })
  expect(arrangeLessons(lessons, subjects, [1])[0]?.hiddenCount).toBe(0)
  expect(arrangeLessons(many(1, 84), subjects, [])[0]?.hiddenCount).toBe(60)
  expect(arrangeLessons(many(1, 60), subjects, [])[0]?.hiddenCount).toBe(0)
})

test('a subject that nobody knows is left out', () => {
  expect(arrangeLessons(many(9, 3), subjects, [])).toEqual([])
})
