import { expect, test } from 'vitest'
import { measureReadability } from '#engines/readability/index.ts'
import { readTokens } from '../compile/compile-lesson.ts'
import { countWords, listProse } from './count-words.ts'
import { distanceInGrades } from './distance-in-grades.ts'

const read = (text: string, vocabulary: string[] = []) =>
  measureReadability(countWords(listProse(readTokens(text)), vocabulary))

test('short everyday sentences read like the first grades', () => {
  const { fleschKincaid, daleChall } = read('The cat sat on the mat. It saw a dog. The dog ran to the cat.')
  expect(fleschKincaid).toBeLessThan(1)
  expect(daleChall).toEqual([1, 4])
})

test('a known text gets its published grade', () => {
  // 14 words, 1 sentence, 20 syllables: 0.39 · 14 + 11.8 · 20/14 − 15.59.
  const { fleschKincaid } = read('The little brown dog jumped over the lazy fox and landed in the river.')
  expect(fleschKincaid).toBeCloseTo(0.39 * 14 + (11.8 * 19) / 14 - 15.59, 1)
})

test('long sentences of rare words read like college', () => {
  const { fleschKincaid, daleChall } = read(
    'Photosynthetic organisms convert electromagnetic radiation into metabolically accessible energy, thereby sustaining heterotrophic communities.',
  )
  expect(fleschKincaid).toBeGreaterThan(12)
  expect(daleChall).toEqual([13, 16])
})

test('words that the lesson teaches, names and numbers are not hard', () => {
  const hard = countWords(['We met Oluwaseun with 1,250 parallelograms.'], [])
  const taught = countWords(['We met Oluwaseun with 1,250 parallelograms.'], ['parallelogram'])
  expect([hard.hardWords, taught.hardWords]).toEqual([1, 0])
})

test('figures, tables, code and formulas do not count as prose', () => {
  const body =
    'See $x^2$.\n\n| incomprehensible | table |\n|---|---|\n| a | b |\n\n```\nverbose code here\n```\n'
  expect(listProse(readTokens(body))).toEqual(['See it.'])
})

test('the distance to a band of grades is counted from its nearer end', () => {
  expect([distanceInGrades(1, [5, 6]), distanceInGrades(8, [5, 6]), distanceInGrades(6, [5, 6])]).toEqual([
    4, 2, 0,
  ])
})
