import { expect, test } from 'vitest'
import { readTutor } from './read-tutor.ts'

test.each([
  [{ tutor: 'reading' }, 'reading'],
  [{ tutor: 'general' }, 'general'],
  [{ tutor: 'math' }, null],
  [{ tutor: 7 }, null],
  [{}, null],
])('[TUTOR-07] [TUTOR-09] the address with %j opens %s', (search, tutor) => {
  expect(readTutor(search)).toBe(tutor)
})
