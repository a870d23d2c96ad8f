import { expect, test } from 'vitest'
import { resultTier, scoreQuiz, shuffleOptions } from './index.ts'

const questions = [
  { id: 'q1', correctOptionId: 'a' },
  { id: 'q2', correctOptionId: 'b' },
  { id: 'q3', correctOptionId: 'c' },
]

test('the score is the number of right answers; what is missing is wrong, what is unknown does not count', {
  tags: ['X-31'],
}, () => {
  const answers = [
    { questionId: 'q1', selectedOptionId: 'a' },
    { questionId: 'q2', selectedOptionId: 'c' },
    { questionId: 'q9', selectedOptionId: 'a' },
  ]
  expect(scoreQuiz(questions, answers)).toEqual({
    score: 1,
    maxScore: 3,
    answers: [
      { questionId: 'q1', selectedOptionId: 'a', correct: true },
      { questionId: 'q2', selectedOptionId: 'c', correct: false },
    ],
  })
})

test('a question answered twice counts once, with the last answer', () => {
  const twice = ['b', 'a'].map((selectedOptionId) => ({ questionId: 'q1', selectedOptionId }))
  expect(scoreQuiz(questions, twice).score).toBe(1)
})

test.each([
  [10, 10, 'perfect'],
  [7, 10, 'great'],
  [69, 100, 'good'],
  [0, 10, 'good'],
  [0, 0, 'good'],
])('%d of %d is %s', { tags: ['QUIZ-27…29'] }, (score, maxScore, tier) => {
  expect(resultTier(score, maxScore)).toBe(tier)
})

test('options keep their order for one attempt and change it for another', () => {
  const options = ['a', 'b', 'c', 'd']
  expect(shuffleOptions(options, 'one')).toEqual(shuffleOptions(options, 'one'))
  const orders = new Set(
    Array.from({ length: 50 }, (_, attempt) => shuffleOptions(options, `x${attempt}`).join('')),
  )
  expect(orders.size).toBeGreaterThan(10)
})
