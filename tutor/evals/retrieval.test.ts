import { expect, test } from 'vitest'
import { listShippedPassages, readShippedVectors } from '#server/domain/retrieval/shipped-passages.ts'
import { listAskedSections, readShippedQuestions } from '#server/domain/retrieval/shipped-questions.ts'
import { hashQuestion } from '../src/retrieval/question-file.ts'
import { findStems } from '../src/retrieval/stems.ts'
import { FRESH_OFF_TOPIC, FRESH_PARAPHRASES, FRESH_QUESTIONS } from './retrieval/fresh-questions.ts'
import { OFF_TOPIC_QUESTIONS } from './retrieval/off-topic.ts'
import { PARAPHRASES } from './retrieval/paraphrases.ts'
import { PLAIN_QUESTIONS } from './retrieval/plain-questions.ts'

const passages = listShippedPassages()

test('every passage of the curriculum is shipped with its meaning', () => {
  const vectors = readShippedVectors()
  const missing = passages.filter(({ hash }) => !vectors.has(hash))
  expect(
    missing.map(({ lessonKey, heading }) => `${lessonKey}: ${heading}`),
    'lessons have changed; run `npm run content:vectors` and commit content/vectors',
  ).toEqual([])
})

test('everything that learners ask about a section is shipped with its meaning', () => {
  const shipped = readShippedQuestions().map(({ lessonKey, heading, hashes }) => [lessonKey, heading, hashes])
  expect(
    listAskedSections().map(({ lessonKey, heading, texts }) => [lessonKey, heading, texts.map(hashQuestion)]),
    'questions have changed; run `npm run content:vectors` and commit content/vectors',
  ).toEqual(shipped)
})

test('every question of the evals is answered by a passage of the curriculum', () => {
  const unanswered = [...PLAIN_QUESTIONS, ...PARAPHRASES, ...FRESH_QUESTIONS, ...FRESH_PARAPHRASES].filter(
    ({ holds }) => !holds.every((piece) => passages.some(({ text }) => text.includes(piece))),
  )
  expect(unanswered).toEqual([])
})

test('a paraphrase shares no topical word with the passage that answers it, its heading or its title', () => {
  const shared = [...PARAPHRASES, ...FRESH_PARAPHRASES].flatMap(({ ask, holds }) =>
    passages
      .filter(({ text }) => holds.some((piece) => text.includes(piece)))
      .flatMap(({ title, heading, text }) => {
        const stems = new Set(findStems(`${title} ${heading ?? ''} ${text}`))
        return findStems(ask).filter((stem) => stems.has(stem))
      })
      .map((stem) => `${ask}: ${stem}`),
  )
  expect(shared).toEqual([])
})

test('there are as many questions as the bars ask for, no two alike', () => {
  const asked = [...PLAIN_QUESTIONS, ...PARAPHRASES].map(({ ask }) => ask)
  expect(asked.length).toBeGreaterThanOrEqual(150)
  expect(3 * PARAPHRASES.length).toBeGreaterThanOrEqual(asked.length)
  expect(OFF_TOPIC_QUESTIONS.length).toBeGreaterThanOrEqual(60)
  expect(FRESH_QUESTIONS.length + FRESH_PARAPHRASES.length).toBeGreaterThanOrEqual(120)
  expect(FRESH_OFF_TOPIC.length).toBeGreaterThanOrEqual(40)
  expect(new Set([...asked, ...OFF_TOPIC_QUESTIONS]).size).toBe(asked.length + OFF_TOPIC_QUESTIONS.length)
})
