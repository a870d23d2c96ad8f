import { expect, test } from 'vitest'
import { findQuestionStems } from '../retrieval/stems.ts'
import type { AnswerPassage } from './answer-passage.ts'
import { pickAnswer } from './pick-answer.ts'

const ask = (text: string) => ({ text, stems: findQuestionStems(text).map((stem) => ({ stem, weight: 1 })) })

function passage(
  score: number,
  sentences: [text: string, likeness: number][],
  more: Partial<AnswerPassage> = {},
) {
  return {
    text: sentences.map(([text]) => text).join('\n'),
    heading: null,
    score,
    cosine: score,
    coverage: 0,
    sentences: sentences.map(([text, likeness]) => ({ text, likeness })),
    ...more,
  }
}

const FROGS = passage(0.9, [
  ['Why do frogs need ponds?', 0.9],
  ['Frogs lay their eggs in water.', 0.5],
  ['They hatch as tadpoles.', 0.55],
  ['A red car drove by.', 0.05],
  ['frog | pond | egg', 0.8],
])

test('the answer is quoted word for word, with the passage that it stands in', () => {
  const { sentences, isAnswered } = pickAnswer(ask('Where do frogs lay eggs?'), [FROGS])
  expect(isAnswered).toBe(true)
  for (const { text, passage: from } of sentences) expect(from.text).toContain(text)
  expect(sentences.map(({ text }) => text)).toContain('Frogs lay their eggs in water.')
})

test('questions, rows of tables and titles are never given as answers', () => {
  const { sentences } = pickAnswer(ask('frogs ponds eggs'), [FROGS])
  for (const { text } of sentences) expect(text).toMatch(/^\p{Lu}.*\.$/u)
})

test('a sentence that leans on the one before it brings that along, in the order of the text', () => {
  const { sentences } = pickAnswer(ask('What hatches as a tadpole?'), [
    passage(0.9, [
      ['Frogs lay their eggs in water.', 0.1],
      ['They hatch as tadpoles after some weeks.', 0.9],
    ]),
  ])
  expect(sentences.map(({ text }) => text)).toEqual([
    'Frogs lay their eggs in water.',
    'They hatch as tadpoles after some weeks.',
  ])
})

test('what defines a word is preferred where its meaning is asked for', () => {
  const { sentences } = pickAnswer(ask('What is a habitat?'), [
    passage(0.9, [
      ['Every habitat on Earth has its dangers.', 0.62],
      ['habitat: The place where a living thing lives.', 0.6],
    ]),
  ])
  expect(sentences.map(({ text }) => text)).toContain('habitat: The place where a living thing lives.')
})

test('what a word means is no answer to why, how or what for', () => {
  const { sentences } = pickAnswer(ask('What do plants need?'), [
    passage(0.9, [
      ['plant: A living thing that grows in one place, such as a tree.', 0.62],
      ['A plant needs water, light and air to grow.', 0.55],
    ]),
  ])
  expect(sentences.map(({ text }) => text)).toEqual(['A plant needs water, light and air to grow.'])
})

test('another word is not explained in place of the one that was asked for', () => {
  const { sentences } = pickAnswer(ask('What is a mole in chemistry?'), [
    passage(0.9, [
      ['molar mass: The mass of one mole of a substance.', 0.62],
      ['mole: An amount of very many particles.', 0.5],
    ]),
  ])
  expect(sentences.map(({ text }) => text)).toEqual(['mole: An amount of very many particles.'])
})

test('of two words that are compared both are explained', () => {
  const { sentences } = pickAnswer(ask('What is the difference between mitosis and meiosis?'), [
    passage(0.9, [
      ['meiosis: Two divisions in a row.', 0.4],
      ['mitosis: One division of the nucleus.', 0.6],
      ['nucleus: The part of a cell that holds its genes.', 0.58],
    ]),
  ])
  expect(sentences.map(({ text }) => text)).toEqual([
    'meiosis: Two divisions in a row.',
    'mitosis: One division of the nucleus.',
  ])
})

test('nothing near enough is no answer, and neither is nothing at all', () => {
  expect(pickAnswer(ask('Who won the match?'), [passage(0.2, [['Frogs lay eggs.', 0.2]])])).toMatchObject({
    isAnswered: false,
    sentences: [],
  })
  expect(pickAnswer(ask('Who won?'), [])).toEqual({
    bestAt: -1,
    isAnswered: false,
    sentences: [],
    followUps: [],
  })
})

test('what else the material explains is offered, and not what was asked', () => {
  const passages = [
    passage(0.9, [['Frogs lay eggs in water.', 0.5]], { heading: 'Eggs' }),
    passage(0.8, [['Some frogs climb trees.', 0.4]], { heading: 'Where do they live?' }),
    passage(0.7, [['tadpole: A young frog.', 0.4]]),
  ]
  expect(pickAnswer(ask('Tell me about eggs'), passages).followUps).toEqual([
    'Where do they live?',
    'What does “tadpole” mean?',
  ])
})

test('a sentence that only repeats the question takes the next one along', () => {
  const { sentences } = pickAnswer(ask('How did people in the Netherlands take land from the sea?'), [
    passage(0.9, [
      ['In the Netherlands people took land from the sea.', 0.9],
      ['They built long walls of earth and pumped the water out.', 0.4],
    ]),
  ])
  expect(sentences.map(({ text }) => text)).toContain(
    'They built long walls of earth and pumped the water out.',
  )
})

test('a true sentence without a cause is no answer to why', () => {
  const sky = passage(0.7, [['On many days you can see the moon in the blue sky.', 0.4]], { cosine: 0.4 })
  expect(pickAnswer(ask('Why is the sky blue?'), [sky]).isAnswered).toBe(false)
})

test('half a topic is not the topic', () => {
  const cycle = passage(
    0.61,
    [['A life cycle goes from the start of life to adults that have young.', 0.3]],
    {
      cosine: 0.29,
    },
  )
  expect(pickAnswer(ask('What is the meaning of life?'), [cycle]).isAnswered).toBe(false)
})

test('what may not be quoted is passed over, and nothing that leans on it comes along', () => {
  const mayQuote = (sentence: string) => !sentence.includes('eggs')
  const { sentences } = pickAnswer(ask('Where do frogs lay eggs?'), [FROGS], mayQuote)
  for (const { text } of sentences) expect(mayQuote(text)).toBe(true)
})
