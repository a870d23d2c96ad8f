import { expect, test } from 'vitest'
import { countSyllables, isFamiliarWord, measureReadability } from './index.ts'

test.each([
  ['cat', 1],
  ['water', 2],
  ['jumped', 1],
  ['wanted', 2],
  ['table', 2],
  ['banana', 3],
  ['hopeful', 2],
  ['beautiful', 3],
  ['science', 2],
  ['evaporation', 5],
  ['photosynthesis', 5],
  ['people', 2],
  ['the', 1],
])('"%s" has %s syllables', { tags: ['R4'] }, (word, count) => {
  expect(countSyllables(word)).toBe(count)
})

test.each([
  ['dog', true],
  ['dogs', true],
  ['babies', true],
  ['stopped', true],
  ['happiest', true],
  ['quickly', true],
  ["mother's", true],
  ['erosion', false],
  ['reluctant', false],
])('"%s" is familiar to fourth graders: %s', { tags: ['R3'] }, (word, isFamiliar) => {
  expect(isFamiliarWord(word)).toBe(isFamiliar)
})

test('the grade follows the published formula', { tags: ['R1'] }, () => {
  // The example of the 1975 report: 100 words, 5 sentences, 150 syllables is the tenth grade.
  const { fleschKincaid } = measureReadability({ words: 100, sentences: 5, syllables: 150, hardWords: 0 })
  expect(fleschKincaid).toBeCloseTo(9.91, 2)
})

test.each([
  [0, 0.5, [1, 4]],
  [5, 1.29, [1, 4]],
  [10, 5.71, [5, 6]],
  [20, 7.29, [9, 10]],
  [40, 10.45, [13, 16]],
])('%s percent of unfamiliar words score %s', { tags: ['R2'] }, (hardWords, score, grades) => {
  const measured = measureReadability({ words: 100, sentences: 10, syllables: 140, hardWords })
  expect(measured.daleChallScore).toBeCloseTo(score, 2)
  expect(measured.daleChall).toEqual(grades)
})
