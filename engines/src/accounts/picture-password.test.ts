import { expect, test } from 'vitest'
import { drawPictures, isPictureRow, mayHavePictures, PICTURES } from './index.ts'

const PUPIL = { role: 'student', isTeacher: false, age: 7, origin: 'import', grade: 2 } as const

test.each([
  ['a child of grade 1', { ...PUPIL, grade: 1 }, true],
  ['a child of grade 3', { ...PUPIL, grade: 3 }, true],
  ['a child of grade 4', { ...PUPIL, grade: 4 }, false],
  ['a teacher who named grade 2', { ...PUPIL, role: 'teacher' as const, isTeacher: true }, false],
  ['a student with teacher pages', { ...PUPIL, isTeacher: true }, false],
  ['an adult who registered in grade 1', { ...PUPIL, age: 30, origin: 'registration' }, false],
])('pictures for %s', (_, pupil, isAllowed) => {
  expect(mayHavePictures(pupil)).toBe(isAllowed)
})

test('sixteen pictures are drawn four at a time, none of them twice, and each of them some time', () => {
  expect(new Set(PICTURES).size).toBe(16)
  const seen = new Set<string>()
  for (let n = 0; n < 16; n++) {
    const drawn = drawPictures((below) => n % below)
    expect(isPictureRow(drawn)).toBe(true)
    for (const picture of drawn) seen.add(picture)
  }
  expect(seen.size).toBe(16)
})

test('a row has four pictures, each once', () => {
  expect(isPictureRow(['cat', 'sun', 'cat', 'bird'])).toBe(false)
  expect(isPictureRow(['cat', 'sun', 'bird'])).toBe(false)
})
