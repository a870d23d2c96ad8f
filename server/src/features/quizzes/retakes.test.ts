import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { badges } from '#contract/badges.ts'
import { dashboard } from '#contract/dashboard.ts'
import { quizzes } from '#contract/quizzes.ts'
import { skills } from '#contract/skills.ts'
import { pointEntries } from '../../db/schema/learning/point-entries.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { rebuild } from '../../domain/tracing/rebuild/rebuild.ts'
import { createTracer } from '../../domain/tracing/tracer.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { addSkilledQuiz } from '../../testing/disputed-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()
beforeAll(async () => {
  await fillBadges(t.db)
})

const SKILL = 'math.1.subtract-within-20'
const answers = (...options: string[]) =>
  options.map((selectedOptionId, place) => ({ questionId: `q${place + 1}`, selectedOptionId }))
const WRONG = answers('c', 'c')
const RIGHT = answers('a', 'b')

async function begin() {
  const ada = await t.signUp()
  const quiz = await addSkilledQuiz(t, SKILL)
  const submit = async (given = RIGHT, quizId = quiz.id) =>
    (await ada.call(quizzes.submit, { id: ada.id, quizId, answers: given })).body
  const stateOf = async () => (await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id)))[0]
  const readUser = async () => (await ada.call(accounts.currentUser, {})).body
  return { ada, submit, stateOf, readUser }
}

test('taking a quiz again whose answers were shown changes neither levels nor the average', async () => {
  const { ada, submit, stateOf, readUser } = await begin()
  await submit(WRONG)
  const before = await stateOf()
  const again = await submit(RIGHT)
  expect(again).toMatchObject({ score: 2, maxScore: 2, attempt: 2 })
  for (let more = 0; more < 3; more++) await submit(RIGHT)
  expect(await stateOf()).toEqual(before)
  expect(before).toMatchObject({ answers: 2, correct: 0, level: 'learning' })
  expect(await readUser()).toMatchObject({ averageQuizScore: 0 })
  const { body: stats } = await ada.call(dashboard.stats, {})
  expect(stats).toMatchObject({ averageScore: 0, hasAverage: true })
  const { body: results } = await ada.call(quizzes.results, { id: ada.id })
  expect(results.map(({ attempt, score }) => [attempt, score])).toEqual([
    [5, 2],
    [4, 2],
    [3, 2],
    [2, 2],
    [1, 0],
  ])
})

test('a wrong answer to a question whose key was shown takes no level away', async () => {
  const { submit, stateOf } = await begin()
  await submit(RIGHT)
  const before = await stateOf()
  for (let day = 0; day < 3; day++) {
    t.clock.now = new Date(t.clock.now.getTime() + 26 * 3_600_000)
    await submit(WRONG)
  }
  expect(await stateOf()).toEqual(before)
})

test('the answers of a retake stay in the list behind the level, marked, and a replay leaves them out too', async () => {
  const { ada, submit, stateOf } = await begin()
  await submit(WRONG)
  await submit(RIGHT)
  const { body } = await ada.call(skills.receipt, { userId: ada.id, skill: SKILL })
  expect(body.answers.map(({ isKeyKnown }) => isKeyKnown)).toEqual([true, true, false, false])
  const before = await stateOf()
  await rebuild({ ...t.deps, tracer: createTracer({ tableBits: 12 }) })
  expect(await stateOf()).toMatchObject({ answers: before?.answers, level: before?.level })
})

test('ten points come once for each quiz, also when it is perfect on a retake', {
  tags: ['X-33', 'QUIZ-30'],
}, async () => {
  const { ada, submit, readUser } = await begin()
  expect(await submit(WRONG)).toMatchObject({ pointsAwarded: 0, points: 0 })
  expect(await submit()).toMatchObject({ pointsAwarded: 10, points: 10 })
  expect(await submit()).toMatchObject({ pointsAwarded: 0, points: 10 })
  const other = await addSkilledQuiz(t, SKILL)
  expect(await submit(RIGHT, other.id)).toMatchObject({ pointsAwarded: 10 })
  const entries = await t.db.select().from(pointEntries).where(eq(pointEntries.userId, ada.id))
  expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe((await readUser()).points)
})

test('a streak of perfect quizzes is not made of retakes, nor broken by one', async () => {
  const { ada, submit } = await begin()
  const names = async () => (await ada.call(badges.earned, { id: ada.id })).body.map(({ name }) => name)
  await submit(WRONG)
  for (let again = 0; again < 6; again++) await submit(RIGHT)
  expect(await names()).toEqual([])
  const first = await addSkilledQuiz(t, SKILL)
  await submit(RIGHT, first.id)
  expect(await names()).toEqual(['Perfect Score'])
})
