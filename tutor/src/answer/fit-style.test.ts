import { expect, test } from 'vitest'
import type { AnswerPassage } from './answer-passage.ts'
import { fitStyle } from './fit-style.ts'

const TEXTS = [
  'A volcano is an opening in the crust of the Earth.',
  'It lets hot rock out of the ground.',
  'The rock below the surface is called magma.',
  'Above the surface it is called lava.',
  'Lava cools and becomes hard rock again.',
]
const passage: AnswerPassage = {
  text: TEXTS.join(' '),
  heading: null,
  score: 1,
  cosine: 1,
  coverage: 1,
  sentences: TEXTS.map((text) => ({ text, likeness: 0.5 })),
}
const quoted = [0, 1, 2].map((at) => ({ text: TEXTS[at] ?? '', passage, score: 1 }))
const fitted = (
  style: Parameters<typeof fitStyle>[0],
  bestAt: number,
  mayQuote: (sentence: string) => boolean = () => true,
) => fitStyle(style, { sentences: quoted, bestAt }, mayQuote).map(({ text }) => TEXTS.indexOf(text))

test('a short answer ends with the sentence that answers', { tags: ['PROFILE-22'] }, () => {
  expect(fitted('concise', 0)).toEqual([0])
  expect(fitted('concise', 1)).toEqual([0, 1])
})

test('a balanced answer is what was picked', { tags: ['PROFILE-22'] }, () => {
  expect(fitted('balanced', 0)).toEqual([0, 1, 2])
})

test('a detailed answer goes on with what follows in the same text', { tags: ['PROFILE-22'] }, () => {
  expect(fitted('detailed', 0)).toEqual([0, 1, 2, 3, 4])
})

test('a detailed answer stops before what may not be quoted', () => {
  expect(fitted('detailed', 0, (sentence) => !sentence.includes('lava.'))).toEqual([0, 1, 2])
})

test('nothing found stays nothing', () => {
  expect(fitStyle('detailed', { sentences: [], bestAt: -1 }, () => true)).toEqual([])
})
