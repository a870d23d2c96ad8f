import { describe, expect, test } from 'vitest'
import { analyzeReading } from './analyze-reading.ts'
import { estimateGrade } from './level.ts'
import { readPassage } from './passage.ts'
import { findRank } from './word-rank.ts'

const ask = async (text: string, grade = 6) => (await analyzeReading({ text, grade })).questions
const questionsOf = async (text: string) =>
  (await ask(text)).map(({ question, answer }) => `${question} ${answer}`)

describe('level', () => {
  test.each([
    [0.5, 0.4, 1],
    [3, 4.5, 3],
    [6, 5.5, 6],
    [9, 7.5, 9],
    [14, 9.8, 13],
  ])('a Flesch–Kincaid grade of %s and a Dale–Chall score of %s is about grade %s', (fk, dc, grade) => {
    expect(estimateGrade(fk, dc)).toBe(grade)
  })

  test('a text of a few words has no level, but a length', async () => {
    const { level } = await analyzeReading({ text: 'The dog ran home.', grade: 3 })
    expect(level).toMatchObject({ grade: null, words: 4, sentences: 1, minutes: 1 })
  })

  test('a young reader takes longer for the same text', async () => {
    const text = 'The little dog ran over the hill and looked for its ball in the tall grass. '.repeat(30)
    const minutes = async (grade: number) => (await analyzeReading({ text, grade })).level.minutes
    expect(await minutes(1)).toBeGreaterThan(await minutes(12))
  })
})

describe('hard words', () => {
  test('common words have a rank, rare ones none', () => {
    expect(findRank('river')).toBeLessThan(findRank('telescope') ?? 0)
    expect(findRank('chloroplast')).toBeNull()
  })

  test('what is hard depends on the grade, and names never are', async () => {
    const text =
      'In Krakatoa the telescope showed a reluctant astronomer. He saw the enormous meadow with Amanda.'
    const words = async (grade: number) =>
      (await analyzeReading({ text, grade })).hardWords.map(({ word }) => word)
    expect(await words(3)).toEqual(['telescope', 'reluctant', 'astronomer', 'enormous'])
    expect(await words(12)).toEqual(
      expect.not.arrayContaining(['telescope', 'enormous', 'Krakatoa', 'Amanda']),
    )
  })

  test.each([
    ['The divers found sea urchins on every single rock.', 'urchins', 'spiny'],
    ['Bees touch each other with their antennae, as all insects do.', 'antennae', 'appendages'],
    ['By the evening her ankle had swollen to twice its size.', 'swollen', 'increase in size'],
  ])('in "%s" the word %s is explained as it is meant', async (text, word, meaning) => {
    const { hardWords } = await analyzeReading({ text, grade: 4 })
    expect(hardWords.find((one) => one.word === word)?.senses.join('; ')).toContain(meaning)
  })
})

test('sentences are found where they stand, also across line breaks and behind hidden characters', () => {
  const text = 'One  day\nit rained.\u200b\n\n  Then the sun\tcame out again.'
  const { material, places } = readPassage(text)
  expect(material.sentences.map(({ text: sentence }) => sentence)).toEqual([
    'One day it rained.',
    'Then the sun came out again.',
  ])
  expect(places.map((place) => text.slice(place?.start, place?.end))).toEqual([
    'One  day\nit rained.',
    'Then the sun\tcame out again.',
  ])
})

describe('questions', () => {
  test.each([
    [
      'Maya said good night. Maya planted three yellow seeds in the garden.',
      'Who planted three yellow seeds in the garden? Maya',
    ],
    [
      'The heart pumps warm blood around the whole body of an animal.',
      'What pumps warm blood around the whole body of an animal? The heart',
    ],
    [
      'Maya laughed. Maya stayed at home because the street was under water.',
      'Why did Maya stay at home? the street was under water',
    ],
    [
      'An octopus has no bones, so it can slip into a very small hole.',
      'Why can an octopus slip into a very small hole? An octopus has no bones',
    ],
    ['An octopus has three hearts. It swims in the sea.', 'How many hearts does an octopus have? three'],
    ['The bridge was opened in 1937. Many cars use it.', 'When was the bridge opened? in 1937'],
    [
      'A delta is a piece of land that a river builds at its mouth.',
      'What is a delta? a piece of land that a river builds at its mouth',
    ],
    [
      'Lena looked up. “The boat is coming home,” said Lena. Grandpa nodded.',
      'Who says “The boat is coming home”? Lena',
    ],
  ])('"%s" is asked', async (text, expected) => {
    expect(await questionsOf(text)).toContain(expected)
  })

  test.each([
    ['it is not said who', 'He planted three yellow seeds in the garden. She saw them.'],
    ['the subject points back', 'The same idea helps with all the bigger numbers of the list.'],
    ['a mountain is nobody', 'Mount Kenya stands close to the equator in the middle of Africa.'],
    ['an image is no explanation', 'A star is a long truce.'],
  ])('nobody is asked Who or What when %s', async (_, text) => {
    expect((await questionsOf(text)).filter((question) => /^(?:Who|What) /.test(question))).toEqual([])
  })

  test.each([
    'Maya laughed. The fly was not crushed because the truck pushed harder.',
    'Maya laughed. The lamp stayed dark because the cable broke, but because nobody cared.',
  ])('a reason that is denied is no reason: %s', async (text) => {
    expect((await ask(text)).filter(({ kind }) => kind === 'inference')).toEqual([])
  })

  test('a long text is asked in several ways, a young reader less, and the same text always the same', async () => {
    const text = `The octopus lives in the sea near many coasts. An octopus has three hearts. An octopus has no bones,
      so it can slip into a very small hole. The octopus hides because many fish and seals want to eat it. A siphon is
      a tube that pushes water out of the body. Seaweed covers the rocks around the old harbor. The divers counted nine
      animals in one week. The octopus cracks hard shells with a strong beak. Its ink makes the water dark.`
    const [many, few] = [await ask(text, 9), await ask(text, 1)]
    expect(new Set(many.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
    expect(many.length).toBeGreaterThanOrEqual(6)
    expect(few).toHaveLength(4)
    expect(await ask(text, 9)).toEqual(many)
  })
})
