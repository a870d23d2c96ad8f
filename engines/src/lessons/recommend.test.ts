import { expect, test } from 'vitest'
import { type Knowledge, type PathLesson, recommend } from './index.ts'

let lastId = 0
const lesson = (course: string, isCompleted: boolean | null, day = 0, skills: string[] = []): PathLesson => ({
  id: ++lastId,
  title: `${course} ${lastId}`,
  subjectName: course,
  course,
  skills,
  isCompleted,
  lastAccessed: isCompleted === null ? null : new Date(Date.UTC(2026, 2, day)),
})

test('what was begun comes first, the newest before the older', () => {
  const old = lesson('Art', false, 1)
  const recent = lesson('Music', false, 5)
  expect(
    recommend([old, recent, lesson('Science', null)])
      .map(({ lesson }) => lesson.id)
      .slice(0, 2),
  ).toEqual([recent.id, old.id])
})

test('the lesson after a completed one follows it, by name', () => {
  const done = lesson('Art', true, 1)
  const next = lesson('Art', null)
  expect(recommend([done, next, lesson('Art', null)])).toEqual([
    { lesson: next, because: { kind: 'follows', title: done.title } },
  ])
})

test('a course nobody has opened starts with its first lesson', () => {
  const first = lesson('History', null)
  expect(recommend([first, lesson('History', null)])).toEqual([{ lesson: first, because: { kind: 'first' } }])
})

test('nothing is offered twice, nothing completed is offered without need, and never more than five', () => {
  const path = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].flatMap((course) => [
    lesson(course, true, 1),
    lesson(course, null),
  ])
  const offers = recommend(path).map(({ lesson }) => lesson)
  expect(offers).toHaveLength(5)
  expect(new Set(offers).size).toBe(5)
  expect(offers.every(({ isCompleted }) => isCompleted === null)).toBe(true)
})

const knowing = (more: Partial<Knowledge>): Knowledge => ({ fading: [], ready: [], paths: [], ...more })

test('a fading skill brings its lesson back, though completed, and says which skill and how far it has faded', () => {
  const taught = lesson('Math', true, 1, ['add'])
  const next = lesson('Math', null)
  const fading = [{ skill: 'add', name: 'Add fractions', percent: 58 }]
  expect(recommend([taught, next], knowing({ fading }))).toEqual([
    { lesson: taught, because: { kind: 'refresh', skill: 'Add fractions', percent: 58 } },
    { lesson: next, because: { kind: 'follows', title: taught.title } },
  ])
})

test('the next step of the learning path is the first of its lessons that is not completed', () => {
  const [done, step] = [lesson('Math', true, 1), lesson('Math', null)]
  const other = lesson('Art', null)
  const paths = [{ subject: 'Mathematics', lessonIds: [done.id, step.id] }]
  expect(recommend([other, done, step], knowing({ paths }))[0]).toEqual({
    lesson: step,
    because: { kind: 'path', subject: 'Mathematics' },
  })
})

test('what builds on a practiced skill is offered by that skill, and only while it was never opened', () => {
  const begun = lesson('Math', false, 1, ['multiply'])
  const fresh = lesson('Math', null, 0, ['divide'])
  const ready = [
    { skill: 'multiply', name: 'Multiply', after: 'Add' },
    { skill: 'divide', name: 'Divide', after: 'Add' },
  ]
  expect(recommend([begun, fresh], knowing({ ready })).map(({ because }) => because)).toEqual([
    { kind: 'begun' },
    { kind: 'ready', skill: 'Divide', after: 'Add' },
  ])
})

test('no reason but the course fills the list, and each lesson stands once with its best reason', () => {
  const skills = ['a', 'b', 'c', 'd']
  const lessons = skills.map((skill) => lesson('Math', true, 1, [skill, 'all']))
  const fading = ['all', ...skills].map((skill) => ({ skill, name: skill, percent: 50 }))
  const offers = recommend(lessons, knowing({ fading }))
  expect(offers.map(({ lesson }) => lesson)).toEqual([lessons[0], lessons[1]])
  expect(offers.map(({ because }) => because)).toMatchObject([{ skill: 'all' }, { skill: 'b' }])
})

test('every path shows its next step, and no other course of the subject is begun beside it', () => {
  const courses = ['Math', 'English', 'Science'].map((name) => ({
    below: { ...lesson(`${name} 1`, null), subjectName: name },
    own: { ...lesson(`${name} 2`, null), subjectName: name },
  }))
  const paths = courses.map(({ below }) => ({ subject: below.subjectName, lessonIds: [below.id] }))
  const art = lesson('Art', null)
  const all = [...courses.flatMap(({ below, own }) => [below, own]), art]
  expect(recommend(all, knowing({ paths })).map(({ lesson }) => lesson)).toEqual([
    ...courses.map(({ below }) => below),
    art,
  ])
})
