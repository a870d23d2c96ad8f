import { expect, test } from 'vitest'
import { isSameWish, readView, type Wish, writeWish } from './read-view.ts'

test.each([
  [{}, { kind: 'start', grade: undefined }],
  [{ grade: 7 }, { kind: 'start', grade: 7 }],
  [{ grade: '7' }, { kind: 'start', grade: 7 }],
  [{ grade: 40 }, { kind: 'start', grade: undefined }],
  [{ skill: 'math.5.add-decimals' }, { kind: 'session', wish: { skill: 'math.5.add-decimals' } }],
  [{ skill: ['a'] }, { kind: 'start', grade: undefined }],
  [
    { subject: 'English', grade: 3 },
    { kind: 'session', wish: { subject: 'English', grade: 3 } },
  ],
  [{ mix: 1 }, { kind: 'session', wish: {} }],
  [
    { mix: 'daily', grade: 3 },
    { kind: 'session', wish: { mix: 'daily' } },
  ],
  [{ view: 'summary' }, { kind: 'summary' }],
])('%j opens %j', (search, view) => {
  expect(readView(search)).toEqual(view)
})

test.each<Wish>([
  { skill: 'math.5.add' },
  { subject: 'Computer Science', grade: 4 },
  { grade: 2 },
  { mix: 'daily' },
  {},
])('%j is found again in its own address', (wish) => {
  expect(readView(writeWish(wish))).toEqual({ kind: 'session', wish })
})

test('a wish is the same whatever the order it is written in', () => {
  expect(isSameWish({ subject: 'Art', grade: 2 }, { grade: 2, subject: 'Art' })).toBe(true)
  expect(isSameWish({ subject: 'Art' }, {})).toBe(false)
})
