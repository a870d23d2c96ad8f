import { expect, test } from 'vitest'
import { assembleGuide } from './assemble-guide.ts'
import { checkModelCards } from './check-cards.ts'
import { checkSummary } from './check-summary.ts'

const TEXT = `# Leaves

Photosynthesis is the process by which green plants make their own food from sunlight. It takes place in the chloroplasts of the leaves. Chlorophyll is the green pigment that absorbs the light.

# Water

Evaporation is the change of a liquid into a gas. The sun warms the oceans, and vapour rises.`
const PHOTOSYNTHESIS =
  'Photosynthesis is the process by which green plants make their own food from sunlight.'
const good = {
  question: 'What is photosynthesis?',
  answer: 'the process by which green plants make food from sunlight',
  quote: PHOTOSYNTHESIS,
}

test('a card is kept when its quote stands in the text and its answer in the quote', () => {
  const { flashcards, faults } = checkModelCards({
    text: TEXT,
    cards: [
      good,
      { ...good, question: 'What is Photosynthesis ?' },
      { ...good, question: 'What does photosynthesis cost?', answer: 'twelve gold coins' },
      {
        question: 'What is evaporation?',
        answer: 'a dance',
        quote: 'Evaporation is a dance of the Martians.',
      },
      {
        question: 'What is chlorophyll, the green pigment?',
        answer: 'Chlorophyll',
        quote: 'Chlorophyll is the green pigment that absorbs the light.',
      },
      {
        question: 'Which pigment absorbs the light?',
        answer: 'Chlorophyll',
        quote: 'chlorophyll is the green pigment that absorbs the light',
      },
    ],
  })
  expect(flashcards).toEqual([
    { front: good.question, back: good.answer, passage: PHOTOSYNTHESIS },
    {
      front: 'Which pigment absorbs the light?',
      back: 'Chlorophyll',
      passage: 'Chlorophyll is the green pigment that absorbs the light.',
    },
  ])
  expect(faults.map((fault) => fault.replace(/: .*/, ''))).toEqual(['Card 2', 'Card 3', 'Card 4', 'Card 5'])
})

test('a summary loses the sentences and the terms that the text does not know', () => {
  const draft = {
    summary:
      'Green plants make food from sunlight. Elephants eat 150 kg of grass a day. Vapour rises from warm oceans.',
    keyPoints: ['photosynthesis', 'Photosynthesis ', 'elephants'],
  }
  expect(checkSummary({ text: TEXT, draft })).toEqual({
    summary: 'Green plants make food from sunlight. Vapour rises from warm oceans.',
    keyPoints: ['photosynthesis', 'Photosynthesis'],
    unsupported: ['Elephants eat 150 kg of grass a day.'],
  })
})

test('a guide has the title and sources of the embedded one, and sections that the text bears out', () => {
  const reader = { grade: 7, expertiseLevel: null }
  const task = {
    sources: [{ text: TEXT, title: 'Nature', url: 'https://example.org/n' }],
    title: null,
    subject: 'Science',
    grade: 7,
    reader,
  }
  const section = {
    heading: 'Food from light',
    summary: 'Green plants make their own food from sunlight. Unicorns eat rainbows.',
    terms: [
      { term: 'Chlorophyll', meaning: 'the green pigment that absorbs light' },
      { term: 'Unicorn', meaning: 'a horse with a horn' },
    ],
    questions: [
      { question: 'Where does photosynthesis take place?', answer: 'In the chloroplasts of the leaves' },
      { question: 'Who was Napoleon?', answer: 'An emperor of France' },
    ],
  }
  const guide = assembleGuide({ task, draft: { sections: [section] } })
  expect(guide).toEqual({
    title: 'Study guide: Nature (Science, grade 7)',
    content: `## Food from light

Green plants make their own food from sunlight.

**Key terms**

- **Chlorophyll**: the green pigment that absorbs light

**Check yourself**

1. Where does photosynthesis take place?
   *Answer:* In the chloroplasts of the leaves

## Sources

1. [Nature](<https://example.org/n>)`,
    kept: 3,
    dropped: 3,
  })
  const nothing = { ...section, summary: 'Unicorns eat rainbows.', terms: [], questions: [] }
  expect(assembleGuide({ task, draft: { sections: [nothing] } }).content).toBe('')
})
