import { expect, test } from 'vitest'
import type { DialogueState, Topic } from './dialogue-port.ts'
import { countAnswer, moveWithPage, readState, startRun, startState, withShown, withTopic } from './state.ts'

const topic = (lessonId: number, words = `topic ${lessonId}`): Topic => ({
  lessonId,
  title: words,
  section: null,
  skill: null,
  subject: 'Science',
  grade: 5,
  words,
})

test.each([
  null,
  'state',
  {},
  { ...startState(), version: 0 },
  { ...startState(), topic: { lessonId: 'one' } },
  { ...startState(), open: { kind: 'question', ref: { kind: 'practice' }, tries: 0, hints: 0 } },
  { ...startState(), stuck: -1 },
  { ...startState(), language: 'tlh' },
  { ...startState(), shown: [1] },
])('an odd state begins anew: %j', (kept) => {
  expect(readState(kept, 'es')).toEqual(startState('es'))
})

test('a state survives being kept', () => {
  const state: DialogueState = {
    ...withTopic(startState('de'), topic(3)),
    open: {
      kind: 'question',
      ref: { kind: 'word', lessonId: 3, word: 'circuit' },
      tries: 1,
      hints: 2,
      hasSeenSolution: false,
    },
    run: { ...startRun('science.4.circuits', 2), refs: [{ kind: 'quiz', quizId: 7, questionId: 'q1' }] },
  }
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

test('another topic puts the last one on the stack, each lesson once', () => {
  const state = [1, 2, 1, 3].reduce((before, id) => withTopic(before, topic(id)), startState())
  expect(state.topic?.lessonId).toBe(3)
  expect(state.earlier.map(({ lessonId }) => lessonId)).toEqual([1, 2])
})

test('the topic follows the page once, and stays where the learner led it beside the same page', () => {
  const opened = moveWithPage(startState(), topic(1))
  const led = withTopic(opened, topic(2))
  expect(moveWithPage(led, topic(1)).topic?.lessonId).toBe(2)
  expect(moveWithPage(led, topic(5)).topic?.lessonId).toBe(5)
  expect(moveWithPage(led, null).topic?.lessonId).toBe(2)
})

test('two right make it harder, a wrong one easier, within the three levels', () => {
  const answers = (given: boolean[], from: 1 | 2 | 3) =>
    given.reduce((run, isRight) => countAnswer(run, isRight, null), startRun(null, from)).difficulty
  expect(answers([true], 1)).toBe(1)
  expect(answers([true, true], 1)).toBe(2)
  expect(answers([true, true, true, true, true, true], 1)).toBe(3)
  expect(answers([false], 3)).toBe(2)
  expect(answers([false, false], 1)).toBe(1)
})

test('what was shown last stands last, once', () => {
  const state = withShown(withShown(startState(), ['a', 'b']), ['a'])
  expect(state.shown).toEqual(['b', 'a'])
})
