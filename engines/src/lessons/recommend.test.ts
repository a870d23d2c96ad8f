import { expect, test } from 'vitest'
import { type PathLesson, recommend } from './index.ts'

let lastId = 0
const lesson = (course: string, isCompleted: boolean | null, day = 0): PathLesson => ({
  id: ++lastId,
  title: `${course} ${lastId}`,
  subjectName: course,
  course,
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

test('nothing is offered twice, nothing completed is offered, and never more than six', () => {
  const path = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].flatMap((course) => [
    lesson(course, true, 1),
    lesson(course, null),
  ])
  const offers = recommend(path).map(({ lesson }) => lesson)
  expect(offers).toHaveLength(6)
  expect(new Set(offers).size).toBe(6)
  expect(offers.every(({ isCompleted }) => isCompleted === null)).toBe(true)
})
