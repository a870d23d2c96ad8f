import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyzeReading } from '../src/reading/analyze-reading.ts'
import { findReadingFaults } from './reading/find-reading-faults.ts'

const own = join(import.meta.dirname, 'texts')
const curriculum = join(import.meta.dirname, '../../content/curriculum')
/** All 360 are asked by `npm run bench:tutor`. */
const LESSONS = [
  'science/grade-1/light-and-shadows.md',
  'science/grade-6/inside-a-cell.md',
  'history/grades-9-12/why-1914-exploded.md',
  'english/grade-6/how-a-theme-grows.md',
  'mathematics/grade-10/angles-at-parallel-lines.md',
  'geography/grades-1-5/the-shape-of-the-land.md',
]
const TEXTS = [
  ...readdirSync(own).map((name) => ({ name, path: join(own, name) })),
  ...LESSONS.map((name) => ({ name, path: join(curriculum, name) })),
]

test.each(TEXTS)('every question about $name is answered by a sentence of it', async ({ path }) => {
  const text = readFileSync(path, 'utf8')
  for (const grade of [2, 12])
    expect(findReadingFaults(text, await analyzeReading({ text, grade }))).toEqual([])
})

test.each([
  'x',
  '?!?!',
  '“““””” (((',
  'word '.repeat(3000),
  'A'.repeat(5000),
  '\u0000\u200b\ud83d',
  'He said “I will” and “I won’t”. '.repeat(200),
])('junk is asked nothing wrong and harms nobody', async (text) => {
  expect(findReadingFaults(text, await analyzeReading({ text, grade: 5 }))).toEqual([])
})

test('the faults are found where there are some', () => {
  const text = 'Lena lives on a hill.'
  const place = { start: 0, end: text.length, text }
  const level = { grade: 1, fleschKincaid: 1, daleChall: 1, words: 5, sentences: 1, minutes: 1 }
  const question = {
    kind: 'detail',
    question: 'Who lives on a hill?',
    options: null,
    evidence: place,
  } as const
  const read = (answer: string, options: string[] | null = null) =>
    findReadingFaults(text, {
      isEnglish: true,
      level,
      hardWords: [],
      questions: [{ ...question, answer, options }],
    })
  expect(read('Lena')).toEqual([])
  expect(read('Mia')).toHaveLength(1)
  expect(read('a hill')).toHaveLength(1)
  expect(read('Lena', ['Lena', 'Mia', 'Tom'])).toHaveLength(1)
})
