import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeFlashcards } from '../src/flashcards/make-flashcards.ts'
import { writeGuide } from '../src/guide/write-guide.ts'
import { summarize } from '../src/summary/summarize.ts'
import { splitBlocks } from '../src/text/blocks.ts'
import { findCardFaults, findGuideFaults, findSummaryFaults } from './find-faults.ts'

const own = join(import.meta.dirname, 'texts')
const curriculum = join(import.meta.dirname, '../../content/curriculum')
const LESSONS = [
  'science/grade-1/light-and-shadows.md',
  'science/grade-6/inside-a-cell.md',
  'science/grade-12/what-starlight-tells.md',
  'history/grades-9-12/why-1914-exploded.md',
  'mathematics/grade-3/tiles-and-fences.md',
  'mathematics/grade-10/angles-at-parallel-lines.md',
  'mathematics/calculus/rules-of-differentiation.md',
  'english/grade-11/a-notice-concerning-the-moon.md',
  'computer-science/programming/loops-and-invariants.md',
  'geography/grades-1-5/the-shape-of-the-land.md',
]
const READER = { grade: null, expertiseLevel: null }

const read = (path: string) => readFileSync(path, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
const TEXTS = [
  ...readdirSync(own).map((name) => ({ name, text: read(join(own, name)) })),
  ...LESSONS.map((name) => ({ name, text: read(join(curriculum, name)) })),
]
const named = (name: string) => read(join(own, name))
const askFronts = (name: string, count = 20) =>
  makeFlashcards({ text: named(name), count, reader: READER }).flashcards.map(({ front }) => front)
const writeOf = (text: string) =>
  writeGuide({
    sources: [{ text, title: null, url: null }],
    title: null,
    subject: null,
    grade: null,
    reader: READER,
  })

describe.each(TEXTS)('$name', ({ text }) => {
  test('its summary is made of its own sentences, none twice, no formula cut', () => {
    expect(findSummaryFaults(text, summarize({ text, reader: READER }))).toEqual([])
  })

  test.each([3, 10, 20])(
    'every one of %s cards answers with a quote that its question does not hold',
    (count) => {
      expect(findCardFaults(text, makeFlashcards({ text, count, reader: READER }).flashcards, count)).toEqual(
        [],
      )
    },
  )

  test('every statement of its study guide stands in it', () => {
    expect(findGuideFaults([text], writeOf(text).content)).toEqual([])
  })

  test('the same text gets the same answers', () => {
    expect(summarize({ text, reader: READER })).toEqual(summarize({ text, reader: READER }))
    expect(makeFlashcards({ text, count: 10, reader: READER })).toEqual(
      makeFlashcards({ text, count: 10, reader: READER }),
    )
  })
})

/** What a teacher would ask about these texts. */
test.each([
  [
    'photosynthesis.md',
    [
      'What is photosynthesis?',
      'What do chloroplasts contain?',
      'What is glucose?',
      'Which two stages does photosynthesis have?',
      'Where do the light reactions take place?',
      'What is a limiting factor?',
      'What does the rate of photosynthesis depend on?',
      'What happened in 1779?',
    ],
  ],
  [
    'civil-rights.txt',
    [
      'What was the Civil Rights Movement?',
      'What happened in 1954?',
      'What happened on December 1, 1955?',
      'Who was Martin Luther King Jr.?',
      'What does nonviolent protest mean?',
      'When was the Civil Rights Act signed?',
      'When was King assassinated?',
      'What is a boycott?',
    ],
  ],
  [
    'quadratics.md',
    [
      'What is a quadratic equation?',
      'What is the number $a$ called?',
      'What is the quadratic formula?',
      'What is the vertex form of a quadratic function?',
      'What is the product of the roots?',
    ],
  ],
  [
    'biology-bullets.md',
    [
      'Nucleus: what does it do?',
      'Mitochondria: what do they do?',
      'What does “osmosis” mean?',
      'What are the levels of organization?',
    ],
  ],
  ['plain-notes.txt', ['What happened in 1793?', 'What does “Bastille” mean?']],
  ['nursing-note.md', ['Name the five moments for hand hygiene.', 'What are nosocomial infections?']],
  [
    'economics-essay.txt',
    ['What is inflation?', 'When does cost-push inflation occur?', 'What is hyperinflation?'],
  ],
  ['poem-and-code.md', ['What is a loop?', 'What is a variable that counts rounds called?']],
  ['transcript.txt', ['What is a volcano?', 'What is magma?']],
])('%s is asked what a teacher would ask', (name, wanted) => {
  const fronts = askFronts(name)
  expect(wanted.filter((front) => !fronts.includes(front))).toEqual([])
})

test.each(['garbage.txt', 'shopping-list.txt'])('%s holds nothing to ask about', (name) => {
  expect(askFronts(name)).toEqual([])
})

test('a short text stays as it is', () => {
  const text = named('shopping-list.txt')
  expect(summarize({ text, reader: READER }).summary).toBe(text.trim())
})

test('a line after short bullets is a line of its own; a wrapped bullet stays whole', () => {
  const bullets = '- nucleus: holds DNA, controls the cell\n- ribosomes make proteins'
  const items = splitBlocks(`${bullets}\nosmosis: water moves through a membrane`)
  expect(items).toMatchObject([
    { kind: 'list', items: ['nucleus: holds DNA, controls the cell', 'ribosomes make proteins'] },
    { kind: 'paragraph', text: 'osmosis: water moves through a membrane' },
  ])
  const wrapped = '- a cell membrane lets some things in and others out, which is why it\nis called permeable'
  expect(splitBlocks(wrapped)).toHaveLength(1)
})

test('a longer text becomes much shorter, up to a limit', () => {
  for (const { text } of TEXTS.filter((one) => one.text.split(/\s+/).length > 300)) {
    const words = summarize({ text, reader: READER }).summary.split(/\s+/).length
    expect(words).toBeLessThan(Math.min(320, text.split(/\s+/).length * 0.5))
  }
})

test('German and Spanish are read sentence by sentence: an abbreviation or ordinal ends none', () => {
  const cards = makeFlashcards({ text: named('wasserkreislauf.txt'), count: 20, reader: READER }).flashcards
  expect(cards.length).toBeGreaterThanOrEqual(5)
  for (const { passage } of cards) expect(passage).not.toMatch(/(?:z|B|Dr|22)\.$/)
  expect(summarize({ text: named('fotosintesis-es.txt'), reader: READER }).summary).toContain(
    'La fotosíntesis es el proceso',
  )
})

test('a guide from several texts says what comes from where', () => {
  const { title, content } = writeGuide({
    sources: [
      { text: named('photosynthesis.md'), title: null, url: null },
      { text: named('economics-essay.txt'), title: 'Prices', url: 'https://example.org/prices' },
    ],
    title: null,
    subject: 'Mixed',
    grade: 9,
    reader: READER,
  })
  expect(title).toBe('Study guide: Photosynthesis (Mixed, grade 9)')
  expect(content).toContain('*From: Prices*')
  expect(content).toContain('1. Photosynthesis\n2. [Prices](<https://example.org/prices>)')
  expect(findGuideFaults([named('photosynthesis.md'), named('economics-essay.txt')], content)).toEqual([])
})

test('eight times the text takes no more than a few times eight times as long', () => {
  const text = named('economics-essay.txt')
  const measure = (times: number) => {
    const startedAt = performance.now()
    makeFlashcards({ text: Array(times).fill(text).join('\n\n'), count: 10, reader: READER })
    return performance.now() - startedAt
  }
  measure(8)
  const small = Math.min(...[1, 2, 3, 4, 5].map(() => measure(2)))
  const large = Math.min(...[1, 2, 3].map(() => measure(16)))
  expect(large / small).toBeLessThan(8 * 5)
})

test('however many headings a text has, its guide stays readable and loses no part of it', () => {
  const text = Array.from(
    { length: 60 },
    (_, n) =>
      `## Chapter ${n}\n\nA thing${n} is a tool of kind ${n}. It works in room ${n} of the large house.`,
  ).join('\n\n')
  const { content } = writeOf(text)
  expect(content.match(/^## /gm)?.length).toBeLessThanOrEqual(16)
  expect(content).toContain('thing59')
})
