import { expect, test } from 'vitest'
import { readWantedQuiz } from './read-wanted-quiz.ts'

test.each([
  [{}, {}, null],
  [{ quizId: '12' }, {}, 12],
  [{}, { quiz: 12 }, 12],
  [{}, { quiz: '12' }, 12],
  [{}, { quiz: '' }, null],
  [{ quizId: 'maths' }, {}, Number.NaN],
  [{ quizId: '-3' }, {}, Number.NaN],
  [{}, { quiz: [1] }, 1],
  [{}, { quiz: { a: 1 } }, Number.NaN],
])('%j and %j ask for %s', (params, search, quizId) => {
  expect(readWantedQuiz(params, search)).toBe(quizId)
})
