import { expect, test } from 'vitest'
import { sizeOfMix } from './mix-size.ts'

test.each([
  [15, 5],
  [30, 10],
  [45, 15],
  [90, 30],
  [180, 30],
])('a goal of %i minutes a day makes a mix of %i problems', (minutes, problems) => {
  expect(sizeOfMix(minutes)).toBe(problems)
})
