import { expect, test } from 'vitest'
import { findGoalProblem, type GoalType, planGoalWrites, startGoals } from './goal-draft.ts'

const TODAY = '2026-03-10'
const lessons = {
  id: 7,
  goalType: 'lessons',
  subject: null,
  targetScore: 12,
  targetDate: '2026-05-01',
}

test('nothing is picked for a newcomer, and the amounts are such that one can reach them', () => {
  expect(startGoals([], TODAY, false)).toEqual({
    mastery: { isPicked: false, targetScore: '80', targetDate: '2026-05-05' },
    lessons: { isPicked: false, targetScore: '10', targetDate: '2026-04-07' },
    study_time: { isPicked: false, targetScore: '300', targetDate: '2026-04-07' },
  })
  expect(startGoals([], TODAY, true).lessons.targetScore).toBe('5')
})

test('a goal set before is there again; one of a single subject is another matter', () => {
  expect(startGoals([lessons], TODAY, false).lessons).toEqual({
    isPicked: true,
    targetScore: '12',
    targetDate: '2026-05-01',
  })
  expect(startGoals([{ ...lessons, subject: 'Art' }], TODAY, false).lessons.isPicked).toBe(false)
})

test.each<[GoalType, string, string, string | null]>([
  ['lessons', '5', TODAY, null],
  ['lessons', '', TODAY, 'noNumber'],
  ['lessons', '0', TODAY, 'noNumber'],
  ['lessons', '1.5', TODAY, 'noNumber'],
  ['mastery', '101', TODAY, 'tooMuch'],
  ['study_time', '100001', TODAY, 'tooMuch'],
  ['lessons', '5', '', 'noDate'],
  ['lessons', '5', '2026-03-09', 'noDate'],
])('%s of %j until %j has the problem %s', (type, targetScore, targetDate, problem) => {
  expect(findGoalProblem(type, { isPicked: true, targetScore, targetDate }, TODAY)).toBe(problem)
  expect(findGoalProblem(type, { isPicked: false, targetScore, targetDate }, TODAY)).toBe(null)
})

test('what is picked is set once, however often the step is left', () => {
  const drafts = startGoals([], TODAY, false)
  const picked = { ...drafts, lessons: { ...drafts.lessons, isPicked: true } }
  const writes = planGoalWrites([], picked)
  expect(writes).toEqual([{ add: { goalType: 'lessons', targetScore: 10, targetDate: '2026-04-07' } }])
  expect(planGoalWrites([{ ...lessons, targetScore: 10, targetDate: '2026-04-07' }], picked)).toEqual([])
})

test('what was changed is adjusted, what was taken back is closed', () => {
  const drafts = startGoals([lessons], TODAY, false)
  const more = { ...drafts, lessons: { ...drafts.lessons, targetScore: '20' } }
  expect(planGoalWrites([lessons], more)).toEqual([
    { adjust: { goalId: 7, targetScore: 20, targetDate: '2026-05-01' } },
  ])
  const none = { ...drafts, lessons: { ...drafts.lessons, isPicked: false } }
  expect(planGoalWrites([lessons], none)).toEqual([{ adjust: { goalId: 7, isActive: false } }])
})
