import { expect, test } from 'vitest'
import type { Course } from '#contract/college/college.ts'
import { chooseCourses } from './choose-courses.ts'

const course = (id: string, progress: number, lastOpened: string | null) =>
  ({ id, progress, lastOpened }) as Course

test('the dashboard shows courses under way, the latest first, before untouched and finished ones', {
  tags: ['COLLEGE-06'],
}, () => {
  const courses = [
    course('untouched', 0, null),
    course('finished', 100, '2026-03-09T09:00:00Z'),
    course('older', 20, '2026-03-01T09:00:00Z'),
    course('later', 40, '2026-03-08T09:00:00Z'),
    course('other', 0, null),
  ]
  expect(chooseCourses(courses).map(({ id }) => id)).toEqual(['later', 'older', 'untouched'])
  expect(chooseCourses([])).toEqual([])
})
