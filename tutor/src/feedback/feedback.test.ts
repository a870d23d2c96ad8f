import { expect, test } from 'vitest'
import type { FeedbackTask } from './feedback-port.ts'
import { giveFeedback } from './give-feedback.ts'

const RUBRIC = [
  { id: 'org', title: 'Organization', levels: [{ title: 'Clear', points: 4 }] },
  { id: 'ev', title: 'Evidence and details', levels: [{ title: 'Strong', points: 4 }] },
  { id: 'conv', title: 'Conventions', levels: [{ title: 'Few errors', points: 4 }] },
]
const ESSAY = `Recess should be longer at our school. Kids need time to move because sitting still all morning makes it hard to listen.

Everyone knows that games are fun. Longer recess is better than more homework and pupils must get it now from the school.

Teachers like it. Teachers rest. Teachers drink coffee.

We we asked 30 children and they wanted a brake that is longer and they said so and they were sure and the teacher wrote it down and then we all went outside to play for a very long time. i liked it.

In conclusion, a longer recess helps us to lern more.`

const READER = { grade: 8, expertiseLevel: null }
const task = (more: Partial<FeedbackTask> = {}): FeedbackTask => ({
  text: ESSAY,
  form: 'essay',
  question: 'Should recess at our school be longer?',
  material: null,
  rubric: RUBRIC,
  reader: READER,
  ...more,
})

async function read(more: Partial<FeedbackTask> = {}) {
  const asked = task(more)
  const { notes, ...rest } = await giveFeedback(asked)
  return { ...rest, notes, places: notes.map(({ area, start, end }) => [area, asked.text.slice(start, end)]) }
}

test('each note points at its place in the text', async () => {
  const { places, words, paragraphs, engine } = await read()
  expect(engine).toBe('embedded')
  expect(paragraphs).toBe(5)
  expect(words).toBeGreaterThan(90)
  expect(places).toContainEqual(['evidence', 'Everyone knows'])
  expect(places).toContainEqual(['sentence', 'We we'])
  expect(places).toContainEqual(['sentence', 'i'])
  expect(places).toContainEqual(['spelling', 'lern'])
  expect(places.some(([area, text]) => area === 'sentence' && text?.startsWith('We we asked 30'))).toBe(true)
  expect(
    places.some(([area, text]) => area === 'evidence' && text?.startsWith('Everyone knows that games')),
  ).toBe(true)
  expect(places.filter(([area]) => area === 'structure')).toEqual([])
})

test('notes belong to the line of the rubric that is about them', async () => {
  const { notes } = await read()
  expect(notes.find(({ area }) => area === 'evidence')?.criterionId).toBe('ev')
  expect(notes.find(({ area }) => area === 'spelling')?.criterionId).toBe('conv')
  expect((await read({ rubric: [] })).notes.every(({ criterionId }) => criterionId === null)).toBe(true)
})

test('a quotation is looked up in the text that it is from', async () => {
  const text = 'The author likes the sea. She writes "the waves sang all night" and "the moon fell down".'
  const { places } = await read({
    text,
    question: null,
    material: 'At home the waves sang all night. I slept.',
  })
  expect(places).toContainEqual(['evidence', '"the moon fell down"'])
  expect(places).not.toContainEqual(['evidence', '"the waves sang all night"'])
})

test.each([
  ['It is hot.', 'Why do deserts get so little rain?', 2],
  [
    'Deserts get little rain because mountains stop the clouds before they arrive.',
    'Why do deserts get so little rain?',
    0,
  ],
])('a short answer "%s" gets %#', async (text, question, count) => {
  const { notes } = await read({ text, question, form: 'shortAnswer' })
  expect(notes.filter(({ area }) => area === 'structure')).toHaveLength(count)
})

test('a good text is left alone', async () => {
  const text = `School gardens help students learn about plants. For example, our class measured bean plants for six weeks.

We learned that plants in the shade grow more slowly because they get less light. The table on our wall shows the numbers.

All in all, a garden is a lesson that we can eat.`
  expect((await read({ text, question: 'How do school gardens help students?' })).places).toEqual([])
})

test('in a language that it cannot read, spelling and sentences are left alone', async () => {
  const text =
    'Die Pause soll länger sein. Kinder brauchen Bewegung, weil sie sonst nicht zuhören können und müde werden.'
  expect((await read({ text, question: 'Soll die Pause länger sein?' })).notes).toEqual([])
})

test('an empty text has no notes', async () => {
  expect(await read({ text: ' \n ' })).toMatchObject({ notes: [], words: 0, sentences: 0, paragraphs: 0 })
})
