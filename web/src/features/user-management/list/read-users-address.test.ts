import { expect, test } from 'vitest'
import {
  firstPage,
  nextPage,
  previousPage,
  readUsersAddress,
  toListInput,
  writeUsersAddress,
} from './read-users-address.ts'

test('an address is read as it was written, whatever it asks for', () => {
  const full = {
    q: 'maya',
    role: 'student',
    teacher: 'no',
    grade: 5,
    state: 'disabled',
    sort: 'newest',
    page: 3,
    after: 17,
  }
  expect(writeUsersAddress(readUsersAddress(full))).toEqual(full)
  expect(writeUsersAddress(readUsersAddress({}))).toEqual({})
  expect(toListInput(readUsersAddress(full))).toEqual({
    search: 'maya',
    role: 'student',
    isTeacher: false,
    grade: 5,
    state: 'disabled',
    sort: 'newest',
    after: 17,
  })
})

test('what an address cannot mean is left out', () => {
  const odd = {
    q: { a: 1 },
    role: 'king',
    teacher: 'maybe',
    grade: 99,
    state: 1,
    sort: 'x',
    page: -1,
    after: 'y',
  }
  expect(writeUsersAddress(readUsersAddress(odd))).toEqual({})
})

test('pages follow one another by the person at their edge, and the first one needs none', () => {
  const first = readUsersAddress({ role: 'teacher' })
  const second = nextPage(first, 50)
  expect(writeUsersAddress(second)).toEqual({ role: 'teacher', page: 2, after: 50 })
  expect(previousPage(second, 51)).toEqual(first)
  expect(writeUsersAddress(previousPage(nextPage(second, 100), 101))).toEqual({
    role: 'teacher',
    page: 2,
    before: 101,
  })
  expect(firstPage(second)).toEqual(first)
})
