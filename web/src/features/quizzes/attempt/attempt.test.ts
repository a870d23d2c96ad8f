import { expect, test } from 'vitest'
import { beginAttempt, chooseOption, findAnswer, goOn, isAttemptAt, readSeconds } from './attempt.ts'

const question = (id: string) => ({
  id,
  question: `Question ${id}`,
  options: ['a', 'b'].map((option) => ({ id: option, text: option })),
})
const quiz = { id: 7, questions: [question('q1'), question('q2')] }
const now = { activeMs: 12_400, at: new Date('2026-03-01T10:00:00Z') }

test('an attempt begins at the first question with no answers', { tags: ['QUIZ-19'] }, () => {
  expect(beginAttempt(7, 'seed')).toMatchObject({ quizId: 7, place: 0, answers: [], finishedAt: null })
})

test('a question has one answer, which may be changed', { tags: ['QUIZ-13,QUIZ-14'] }, () => {
  const first = chooseOption(beginAttempt(7, 'seed'), 'q1', 'a')
  const changed = chooseOption(first, 'q1', 'b')
  expect(findAnswer(changed, 'q1')).toBe('b')
  expect(changed.answers).toHaveLength(1)
})

test('without an answer there is no going on', { tags: ['QUIZ-15,QUIZ-26'] }, () => {
  const attempt = beginAttempt(7, 'seed')
  expect(goOn(attempt, quiz, now)).toBe(attempt)
})

test('the last answer ends the attempt; nothing changes it afterwards', { tags: ['QUIZ-17'] }, () => {
  const second = goOn(chooseOption(beginAttempt(7, 'seed'), 'q1', 'a'), quiz, now)
  expect(second).toMatchObject({ place: 1, finishedAt: null })
  const done = goOn(chooseOption(second, 'q2', 'b'), quiz, now)
  expect(done).toMatchObject({ place: 1, finishedAt: '2026-03-01T10:00:00.000Z', activeMs: 12_400 })
  expect(chooseOption(done, 'q2', 'a')).toBe(done)
  expect(goOn(done, quiz, now)).toBe(done)
})

test('a remembered attempt goes on only at the same questions and options', () => {
  const second = goOn(chooseOption(beginAttempt(7, 'seed'), 'q1', 'a'), quiz, now)
  expect(isAttemptAt(second, quiz)).toBe(true)
  expect(isAttemptAt(second, { ...quiz, id: 8 })).toBe(false)
  expect(isAttemptAt(second, { ...quiz, questions: [question('q1')] })).toBe(false)
  expect(isAttemptAt(second, { ...quiz, questions: [question('q0'), question('q1'), question('q2')] })).toBe(
    false,
  )
  const gone = [{ ...question('q1'), options: [{ id: 'b', text: 'b' }] }, question('q2')]
  expect(isAttemptAt(second, { ...quiz, questions: gone })).toBe(false)
})

test.each([
  [0, 0],
  [1499, 1],
  [1500, 2],
  [-5, 0],
  [90_000_000, 86_400],
])('%d ms are reported as %d seconds', (activeMs, seconds) => {
  expect(readSeconds({ ...beginAttempt(7, 'seed'), activeMs })).toBe(seconds)
})
