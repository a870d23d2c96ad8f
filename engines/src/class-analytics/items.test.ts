import { expect, test } from 'vitest'
import { analyseItems, type ItemQuestion, LEAST_ATTEMPTS } from './index.ts'

const QUESTIONS: ItemQuestion[] = ['q1', 'q2', 'q3', 'q4', 'q5'].map((id) => ({
  id,
  optionIds: ['a', 'b', 'c'],
  correctOptionId: 'a',
}))

/** One letter for each question; a dot where none was chosen. */
const attempt = (letters: string) =>
  new Map(
    [...letters].flatMap((letter, place) => (letter === '.' ? [] : [[`q${place + 1}`, letter] as const])),
  )
const analyze = (...letters: string[]) => analyseItems(QUESTIONS, letters.map(attempt))
const findItem = (items: ReturnType<typeof analyze>, id: string) =>
  items.find(({ questionId }) => questionId === id)

test('without attempts nothing is said, and with too few only how many were right', () => {
  expect(findItem(analyze(), 'q1')).toMatchObject({ attempts: 0, difficulty: null, flags: ['tooFew'] })
  const few = analyze('aaaaa', 'abbbb', 'bb...')
  expect(findItem(few, 'q1')).toMatchObject({
    attempts: 3,
    right: 2,
    discrimination: null,
    flags: ['tooFew'],
  })
  expect(findItem(few, 'q5')).toMatchObject({ unanswered: 1, right: 1 })
})

test('an item that tells the strong from the weak agrees with the rest of the test, by the formula', () => {
  // Five are right everywhere, five nowhere: r between the item and the rest is exactly 1.
  const items = analyze(...Array(5).fill('aaaaa'), ...Array(5).fill('bbbbb'))
  expect(items.map(({ difficulty }) => difficulty)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5])
  for (const { discrimination, flags } of items) {
    expect(discrimination).toBeCloseTo(1)
    expect(flags).toEqual([])
  }
})

test('the correlation is that of a computation by hand', () => {
  // Rest scores of q1 over q2…q5: right 4, 3, 2, 4, 1; wrong 0, 1, 2, 1, 0 → means 2.8 and 0.8, s = √(5.2 − 1.8²) = 1.4
  const items = analyze(
    'aaaaa',
    'aaaab',
    'aaabb',
    'aaaaa',
    'aabbb',
    'bbbbb',
    'babbb',
    'baabb',
    'babbb',
    'bbbbb',
  )
  expect(findItem(items, 'q1')?.discrimination).toBeCloseTo((2 / 1.4) * 0.5, 10)
})

test('a wrong key is found where the strongest agree on another option, and explained by counts', () => {
  const items = analyze(...Array(6).fill('aaaab'), ...Array(2).fill('aabba'), ...Array(4).fill('bbbbc'))
  const q5 = findItem(items, 'q5')
  expect(q5).toMatchObject({ likelyKey: 'b', strongPupils: 3 })
  expect(q5?.flags).toContain('wrongKey')
  expect(q5?.options).toEqual([
    { id: 'a', isKey: true, chosen: 2, chosenByStrong: 0 },
    { id: 'b', isKey: false, chosen: 6, chosenByStrong: 3 },
    { id: 'c', isKey: false, chosen: 4, chosenByStrong: 0 },
  ])
})

test('a hard question that the strong get right is hard, not wrong', () => {
  const items = analyze(...Array(4).fill('aaaaa'), ...Array(12).fill('abbbb'))
  expect(findItem(items, 'q2')).toMatchObject({ likelyKey: null, difficulty: 0.25, flags: ['veryHard'] })
  expect(findItem(items, 'q1')).toMatchObject({ discrimination: null, flags: ['veryEasy'] })
})

test('with one attempt less than enough no flag but that is given', () => {
  const all = [...Array(LEAST_ATTEMPTS - 1).keys()].map((place) => (place % 2 ? 'aaaab' : 'bbbba'))
  expect(findItem(analyze(...all), 'q5')?.flags).toEqual(['tooFew'])
  expect(findItem(analyze(...all, 'aaaab'), 'q5')?.flags).toContain('wrongKey')
})
