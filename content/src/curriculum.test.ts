import { expect, test } from 'vitest'
import { checkCurriculum } from './checks/check-curriculum.ts'
import { readCurriculum } from './format/read-curriculum.ts'

test('every lesson, quiz, course and skill of the curriculum passes every check', () => {
  const faults = checkCurriculum(readCurriculum()).map(({ file, reason }) => `${file}: ${reason}`)
  expect(faults).toEqual([])
}, 120_000)
