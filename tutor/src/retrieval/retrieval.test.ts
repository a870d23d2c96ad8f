import { expect, test } from 'vitest'
import { DIMENSIONS } from './minilm/dimensions.ts'
import { startIndex } from './passage-index.ts'
import { hashQuestion, readQuestionFile, type SectionQuestions, writeQuestionFile } from './question-file.ts'
import { createQuestionTable } from './question-table.ts'
import { findMeaning, findStemWeight, scorePassage } from './rank.ts'
import { findQuestionStems } from './stems.ts'
import { readVectorFile, writeVectorFile } from './vector-file.ts'
import { compareSigns, packSigns, packVector } from './vectors.ts'

/** Points along some of the numbers. */
function direct(...along: number[]): Float32Array<ArrayBuffer> {
  const vector = new Float32Array(DIMENSIONS)
  for (const n of along) vector[n] = 1 / Math.sqrt(along.length)
  return vector
}

function makeIndex(passages: { words: string; along: number[]; sourceId?: number }[]) {
  const { add, finish } = startIndex(passages.length)
  for (const [id, { words, along, sourceId = id }] of passages.entries())
    add({ id, sourceId, words, vector: packVector(direct(...along)) })
  return finish()
}

const index = makeIndex([
  { words: 'Frogs lay eggs in ponds.', along: [1, 2] },
  { words: 'A frog is an amphibian.', along: [1, 3] },
  { words: 'The senate of Rome gave advice.', along: [7] },
])

test('the score is the meaning and a tenth of the covered share', () => {
  expect(scorePassage(0.5, 0)).toBe(0.5)
  expect(scorePassage(0.5, 1)).toBeCloseTo(0.6)
})

test('a near question of a learner lifts the passage of its section, and a text without questions goes by itself', () => {
  expect(findMeaning(0.4, null)).toBe(0.4)
  expect(findMeaning(0.4, 0.8)).toBeCloseTo(0.45 * 0.4 + 0.55 * 0.8)
  expect(findMeaning(0.5, 0)).toBeCloseTo(0.45 * 0.5 + 0.55 * 0.4)
})

const asked = (lessonKey: string, along: number[][], words = ''): SectionQuestions => ({
  lessonKey,
  heading: 'Ponds',
  words,
  hashes: along.map((_, n) => hashQuestion(`${lessonKey} ${n}`)),
  signs: packSigns(along.map((some) => direct(...some))),
})

test('a passage is found by what learners ask about it and by the words they use', () => {
  const table = createQuestionTable([asked('one', [[9]], 'froggy'), asked('two', [[4], [200]])])
  const { add, finish } = startIndex(2, table)
  for (const [id, key] of ['one', 'two'].entries())
    add({
      id,
      sourceId: id,
      words: 'Amphibians',
      vector: packVector(direct(id)),
      section: table.find(key, 'Ponds'),
    })
  const made = finish()
  expect(table.find('one', 'Rivers')).toBeUndefined()
  const near = table.compare(direct(200))
  expect(near[1]).toBeGreaterThan(near[0] ?? 1)
  expect(made.search({ vector: direct(200), stems: [] }, 1)).toMatchObject([{ id: 1 }])
  expect(made.search({ vector: null, stems: findQuestionStems('froggy') }, 1)).toMatchObject([{ id: 0 }])
})

test('a file of questions says again what was written, and nothing to another embedder', () => {
  const sections = [asked('one', [[9], [1, 2]], 'why do frogs'), asked('two', [[4]])]
  const file = writeQuestionFile('one', sections)
  expect(readQuestionFile(file, 'one')).toEqual(sections)
  expect(readQuestionFile(file, 'other')).toEqual([])
})

test('a rare stem weighs more than a common one, and none less than nothing', () => {
  expect(findStemWeight(1, 100)).toBeGreaterThan(findStemWeight(50, 100))
  expect(findStemWeight(100, 100)).toBeGreaterThan(0)
})

test('meaning finds a passage that shares no word with the question', () => {
  const [best] = index.search({ vector: direct(7), stems: ['council'] }, 1)
  expect(best).toMatchObject({ id: 2, coverage: 0 })
  expect(best?.cosine).toBeCloseTo(1, 2)
})

test('shared words decide between passages that mean the same', () => {
  const found = index.search({ vector: direct(1), stems: findQuestionStems('What is an amphibian?') }, 2)
  expect(found.map(({ id }) => id)).toEqual([1, 0])
  expect(found[0]?.coverage).toBeCloseTo(1)
})

test('without a vector words alone find it', () => {
  expect(index.search({ vector: null, stems: ['senat'] }, 1)).toMatchObject([
    { id: 2, score: expect.closeTo(0.1) },
  ])
})

test('what is not wanted is not found, however well it fits, and a bonus prefers', () => {
  const query = { vector: direct(1, 2), stems: ['egg'] }
  expect(index.search(query, 5, { isWanted: (sourceId) => sourceId !== 0 }).map(({ id }) => id)).toEqual([
    1, 2,
  ])
  expect(index.search(query, 1, { findBonus: (sourceId) => (sourceId === 2 ? 2 : 0) })).toMatchObject([
    { id: 2 },
  ])
})

test('twenty thousand passages are searched in one go, each with the cosine it has', () => {
  const count = 20_000
  const { add, finish } = startIndex(count)
  const vectors = Array.from({ length: 20 }, (_, n) => packVector(direct(n)))
  for (let id = 0; id < count; id += 1)
    add({ id, sourceId: id, words: `word${id % 500}`, vector: vectors[id % 20] as Int8Array })
  const large = finish()
  const before = process.threadCpuUsage()
  const found = large.search({ vector: direct(17, 18), stems: ['word17'] }, 10)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(200)
  expect(found[0]?.cosine).toBeCloseTo(Math.SQRT1_2, 2)
  expect(found).toHaveLength(10)
})

test('an empty index finds nothing', () => {
  expect(makeIndex([]).search({ vector: direct(1), stems: ['frog'] }, 5)).toEqual([])
})

test('a question is asked by the words that say what it is about', () => {
  expect(findQuestionStems('Can you please explain what photosynthesis means?')).toEqual(['photosynthesi'])
  expect(findQuestionStems('What is it?')).toEqual([])
})

test('signs keep which of two sentences is nearer', () => {
  const [near, far] = [Float32Array.from({ length: DIMENSIONS }, (_, n) => Math.sin(n)), direct(3)]
  const [a = 0, b = 0] = compareSigns(
    near.map((value) => value / Math.hypot(...near)),
    packSigns([near, far]),
  )
  expect(a).toBeGreaterThan(0.8)
  expect(b).toBeLessThan(0.2)
})

test('a file of vectors says again what was written, and nothing to another embedder', () => {
  const vectors = new Map(
    [3, 1, 2].map((n) => [
      Buffer.alloc(12, n).toString('base64url'),
      { vector: packVector(direct(n)), sentences: packSigns(Array.from({ length: n }, () => direct(n))) },
    ]),
  )
  const file = writeVectorFile('one', vectors)
  expect(readVectorFile(file, 'one')).toEqual(new Map([...vectors].sort()))
  expect(readVectorFile(file, 'other').size).toBe(0)
})
