import { expect, test } from 'vitest'
import { gradeCourse, makeCourseId, measureProgress } from './index.ts'

test.each([
  [[90], { percent: 90, letter: 'A' }],
  [[89.4], { percent: 89, letter: 'B' }],
  [[100, 60], { percent: 80, letter: 'B' }],
  [[70, 70], { percent: 70, letter: 'C' }],
  [[60], { percent: 60, letter: 'D' }],
  [[0], { percent: 0, letter: 'F' }],
  [[], null],
])('quizzes of %j percent make the grade %j', (percents, grade) => {
  expect(gradeCourse(percents)).toEqual(grade)
})

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [199, 200, 99],
  [200, 200, 100],
])('%i of %i lessons are %i percent', (completed, lessons, percent) => {
  expect(measureProgress(completed, lessons)).toBe(percent)
})

test.each([
  ['Mathematics', 'Calculus', 'mathematics-calculus'],
  ['Psychology', 'Psychology', 'psychology'],
  ['Computer Science', 'Programming: first steps!', 'computer-science-programming-first-steps'],
  ['Art', '', 'art'],
])('%s, %s stands in an address as %s', (subject, course, id) => {
  expect(makeCourseId(subject, course)).toBe(id)
})
