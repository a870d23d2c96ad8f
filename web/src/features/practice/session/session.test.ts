import { expect, test } from 'vitest'
import type { CheckedAnswer, PracticeProblem } from '#contract/practice.ts'
import {
  beginSession,
  closeTask,
  draftAnswer,
  isOver,
  isSolved,
  listWaitingKeys,
  noteArrival,
  noteCheck,
  noteHints,
  noteSolution,
  noteTime,
  takeProblem,
} from './session.ts'

const problem = (id: number): PracticeProblem => ({
  id,
  skill: { id: 'math.5.add', name: 'Add decimals', can: 'I can add.', subject: 'Mathematics' },
  difficulty: 1,
  promptHtml: '1 + 1',
  figure: null,
  passageHtml: null,
  answer: { kind: 'number', form: 'any' },
  hintsShown: [],
  tries: 0,
})
const answer = (more: Partial<CheckedAnswer>): CheckedAnswer => ({
  correct: false,
  why: null,
  mistake: null,
  tries: 1,
  helped: false,
  masteryBefore: 40,
  mastery: 35,
  levelBefore: 'learning',
  level: 'learning',
  attemptId: 1,
  solution: null,
  ...more,
})
const begun = takeProblem(beginSession({}), problem(1))

test('a wrong answer stays in the field, a right one brings the solution', () => {
  const wrong = noteCheck(draftAnswer(begun, '3'), 1, answer({}))
  expect(wrong.task).toMatchObject({ draft: '3', solution: null, problem: { tries: 1 } })
  const right = noteCheck(
    wrong,
    1,
    answer({ correct: true, tries: 2, solution: { answerHtml: '2', stepsHtml: [] } }),
  )
  expect(right.task && isSolved(right.task)).toBe(true)
  expect(right.task?.solution?.answerHtml).toBe('2')
  expect(draftAnswer(right, '9').task?.draft).toBe('3')
})

test('the level before is that of the first try', () => {
  const first = noteCheck(begun, 1, answer({ masteryBefore: null, mastery: 30, levelBefore: 'new' }))
  const second = noteCheck(first, 1, answer({ masteryBefore: 30, mastery: 45, tries: 2, level: 'practised' }))
  expect(closeTask(second).done).toMatchObject([
    { masteryBefore: null, mastery: 45, tries: 2, levelBefore: 'new', level: 'practised' },
  ])
})

test('time counts from the last try on, and what could not be read was no try', () => {
  const later = noteTime(begun, 5000)
  expect(noteCheck(later, 1, answer({ why: 'unreadable', tries: 0 })).task?.spentMs).toBe(5000)
  expect(noteCheck(later, 1, answer({})).task?.spentMs).toBe(0)
})

test('the next problem sums up the one before', () => {
  const helped = noteHints(begun, 1, ['Look at the ones.'])
  expect(takeProblem(helped, problem(2)).done).toEqual([
    {
      skillId: 'math.5.add',
      skillName: 'Add decimals',
      isSolved: false,
      tries: 0,
      hints: 1,
      masteryBefore: null,
      mastery: null,
      levelBefore: 'new',
      level: 'new',
    },
  ])
})

test('a problem that was skipped untouched leaves no trace', () => {
  expect(takeProblem(begun, problem(2)).done).toEqual([])
  expect(closeTask(begun)).toEqual({ wish: {}, task: null, done: [] })
})

test('an answer that comes when its problem has been left changes nothing', () => {
  const next = takeProblem(begun, problem(2))
  expect(noteCheck(next, 1, answer({}))).toBe(next)
  expect(noteHints(next, 1, ['x'])).toBe(next)
  expect(noteSolution(next, 1, { answerHtml: '', stepsHtml: [] })).toBe(next)
})

const unchecked = {
  ...answer({ masteryBefore: null, levelBefore: 'new', level: 'new', attemptId: null }),
  correct: null,
  mastery: null,
  waitingKey: 'key-1',
}

test('an answer that nobody has checked yet is over, but not solved', () => {
  const { task } = noteCheck(begun, 1, unchecked)
  expect(task && [isOver(task), isSolved(task)]).toEqual([true, false])
})

test("the server's words replace the device's, at the problem and in what lies behind", () => {
  const told = answer({ correct: true, mastery: 60, attemptId: 9 })
  const waiting = noteCheck(begun, 1, unchecked)
  expect(noteArrival(waiting, 'key-1', told).task).toMatchObject({ checked: told, masteryBefore: 40 })
  const behind = takeProblem(waiting, problem(2))
  expect(behind.done).toMatchObject([{ isSolved: false, isUnchecked: true, mastery: null }])
  expect(listWaitingKeys(behind)).toEqual(['key-1'])
  const arrived = noteArrival(behind, 'key-1', told)
  expect(arrived.done).toMatchObject([{ isSolved: true, masteryBefore: 40, mastery: 60 }])
  expect(arrived.done[0]).not.toHaveProperty('isUnchecked')
  expect(listWaitingKeys(arrived)).toEqual([])
})

test('hints that the server does not know of yet stay on the screen', () => {
  const seen = noteHints(begun, 1, ['One.', 'Two.'])
  expect(noteHints(seen, 1, ['One.']).task?.problem.hintsShown).toEqual(['One.', 'Two.'])
})
