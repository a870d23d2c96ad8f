import { expect, test } from 'vitest'
import type { Quiz, QuizResult } from '#contract/quizzes.ts'
import { groupBySubject, sortQuizzes } from './sort-quizzes.ts'

const quiz = (id: number, subjectId = 1): Quiz => ({
  id,
  lessonId: id,
  title: `Quiz ${id}`,
  description: null,
  subjectId,
  grade: 5,
  questionCount: 4,
  questions: [],
})
const result = (quizId: number, score: number, maxScore = 4): QuizResult => ({
  id: quizId * 100 + score,
  userId: 1,
  quizId,
  score,
  maxScore,
  dateTaken: '2026-03-01T10:00:00.000Z',
  answers: [],
  attempt: 1,
})

test('a quiz with any result is completed, even with no right answer', { tags: ['QUIZ-23'] }, () => {
  const { available, completed } = sortQuizzes([quiz(1), quiz(2)], [result(2, 0)])
  expect(available.map(({ id }) => id)).toEqual([1])
  expect(completed.map(({ id }) => id)).toEqual([2])
})

test('a quiz without a result is available; results of other quizzes change nothing', {
  tags: ['QUIZ-24'],
}, () => {
  const { available, completed } = sortQuizzes([quiz(1)], [result(9, 4)])
  expect(available).toHaveLength(1)
  expect(completed).toEqual([])
})

test('the best of several results counts, by its share of the questions there were', () => {
  const results = [result(1, 2), result(1, 4, 6), result(1, 3, 5), result(1, 0)]
  expect(sortQuizzes([quiz(1)], results).completed[0]?.best).toEqual({ score: 4, maxScore: 6, attempts: 4 })
})

test('subjects stand in the order in which they come, each with its own quizzes in order', () => {
  expect(groupBySubject([quiz(1, 7), quiz(2, 3), quiz(3, 7)])).toEqual([
    { subjectId: 7, cards: [quiz(1, 7), quiz(3, 7)] },
    { subjectId: 3, cards: [quiz(2, 3)] },
  ])
})
