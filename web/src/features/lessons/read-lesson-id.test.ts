import { expect, test } from 'vitest'
import { readLessonId } from './read-lesson-id.ts'

test.each([
  ['12', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['12abc', null],
  ['fractions', null],
  ['', null],
  [undefined, null],
])('the address part %j names the lesson %j', { tags: ['LESSON-42', 'X-27'] }, (text, id) => {
  expect(readLessonId(text)).toBe(id)
})
