import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { badges } from '#contract/badges.ts'
import { points } from '#contract/points.ts'
import { quizzes } from '#contract/quizzes.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()
beforeAll(async () => {
  await fillBadges(t.db)
})

const FIRST_RIGHT = { questionId: 'q1', selectedOptionId: 'a' }
const RIGHT = [FIRST_RIGHT, { questionId: 'q2', selectedOptionId: 'b' }]

async function begin() {
  const quiz = await addQuiz(t)
  const ada = await t.signUp()
  const submit = (answers = RIGHT, more: object = {}, options?: { idempotencyKey: string }) =>
    ada.call(quizzes.submit, { id: ada.id, quizId: quiz.id, answers, ...more }, options)
  return { quiz, ada, submit }
}

test('the server counts by itself, whatever score is sent', { tags: ['X-31'] }, async () => {
  const { submit, ada } = await begin()
  const { status, body } = await submit([FIRST_RIGHT], { score: 2, maxScore: 2 })
  expect(status).toBe(201)
  expect(body).toMatchObject({ score: 1, maxScore: 2, pointsAwarded: 0 })
  const { body: results } = await ada.call(quizzes.results, { id: ada.id })
  expect(results).toMatchObject([{ score: 1, maxScore: 2, answers: [{ ...FIRST_RIGHT, correct: true }] }])
})

test('a perfect score brings ten points and its badge, in the same step as the five of its skill', {
  tags: ['QUIZ-30'],
}, async () => {
  const { submit, ada } = await begin()
  const { body } = await submit()
  expect(body).toMatchObject({ pointsAwarded: 10, points: 15, newBadges: [{ name: 'Perfect Score' }] })
  expect((await ada.call(accounts.currentUser, {})).body).toMatchObject({ points: 15, averageQuizScore: 100 })
  expect((await ada.call(badges.earned, { id: ada.id })).body).toMatchObject([{ name: 'Perfect Score' }])
})

test('a question that was taken back is asked no more and counts neither way, also on a page that stood open', async () => {
  const { submit, ada, quiz } = await begin()
  const item = `quiz:${quiz.id}:q2`
  t.deps.tracer.voided.add(item)
  const { body } = await ada.call(quizzes.one, { id: quiz.id })
  expect(body.questions.map(({ id }) => id)).toEqual(['q1'])
  const teacher = await t.signUp('teacher')
  expect((await teacher.call(quizzes.one, { id: quiz.id })).body.questions).toHaveLength(2)
  const handedIn = await submit([FIRST_RIGHT, { questionId: 'q2', selectedOptionId: 'c' }])
  expect(handedIn.body).toMatchObject({ score: 1, maxScore: 1, pointsAwarded: 10 })
  t.deps.tracer.voided.add(`quiz:${quiz.id}:q1`)
  expect((await submit()).status).toBe(400)
  t.deps.tracer.voided.clear()
})

test('a retried submission is stored once and answered alike', async () => {
  const { submit, ada } = await begin()
  const key = { idempotencyKey: 'the-same-quiz-again' }
  const first = await submit(RIGHT, {}, key)
  const second = await submit(RIGHT, {}, key)
  expect(second.body).toEqual(first.body)
  expect((await ada.call(quizzes.results, { id: ada.id })).body).toHaveLength(1)
  expect((await ada.call(accounts.currentUser, {})).body.points).toBe(15)
})

test('every answer becomes an attempt of its skill', async () => {
  const { submit, ada } = await begin()
  await submit([FIRST_RIGHT, { questionId: 'q2', selectedOptionId: 'c' }])
  const rows = await t.db.select().from(attempts).where(eq(attempts.userId, ada.id))
  expect(rows.map(({ correct }) => correct).toSorted()).toEqual([false, true])
  const [state] = await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id))
  expect(state).toMatchObject({ skill: 'math.5.add-fractions', answers: 2, correct: 1 })
})

test('after turning in, every option is explained and the lesson section named', async () => {
  const { submit, quiz } = await begin()
  const { body } = await submit()
  expect(body.lessonId).toBe(quiz.lessonId)
  expect(body.review[0]).toEqual({
    questionId: 'q1',
    correctOptionId: 'a',
    section: 'share',
    options: ['a', 'b', 'c'].map((id) => ({ id, why: `why ${id}` })),
  })
})

test('the key stays on the server until the learner has turned in; teachers always see it', async () => {
  const { submit, quiz, ada } = await begin()
  const keyFor = async (person: { call: typeof ada.call }) =>
    (await person.call(quizzes.one, { id: quiz.id })).body.questions[0]?.correctOptionId
  expect(await keyFor(ada)).toBeUndefined()
  expect(JSON.stringify((await ada.call(quizzes.one, { id: quiz.id })).body)).not.toContain('why')
  expect(await keyFor(await t.signUp('teacher'))).toBe('a')
  expect(await keyFor(await t.signUp('admin'))).toBe('a')
  await submit()
  expect(await keyFor(ada)).toBe('a')
})

test('learners get the quizzes of their grade, without questions when cards are asked for', {
  tags: ['QUIZ-25'],
}, async () => {
  const { quiz, ada } = await begin()
  const other = await addQuiz(t, { grade: 9 })
  const { body } = await ada.call(quizzes.list, { view: 'cards' })
  expect(body.map(({ id }) => id)).toContain(quiz.id)
  expect(body.map(({ id }) => id)).not.toContain(other.id)
  expect(body.find(({ id }) => id === quiz.id)).toMatchObject({ questionCount: 2, questions: [] })
  const studentAsksForAnother = await ada.call(quizzes.list, { grade: 9 })
  expect(studentAsksForAnother.body.map(({ id }) => id)).not.toContain(other.id)
})

test('answers of another quiz are refused', async () => {
  const { submit } = await begin()
  expect((await submit([{ questionId: 'q9', selectedOptionId: 'a' }])).status).toBe(400)
  expect((await submit([{ questionId: 'q1', selectedOptionId: 'z' }])).status).toBe(400)
})

test('points can be confirmed, not invented, and never fall', { tags: ['X-33'] }, async () => {
  const { submit, ada } = await begin()
  await submit()
  const save = (value: number) => ada.call(points.save, { id: ada.id, points: value })
  expect((await save(10)).body).toMatchObject({ points: 15 })
  expect((await save(3)).body).toMatchObject({ points: 15 })
  expect(await save(20)).toMatchObject({ status: 409, body: { message: 'You have 15 points' } })
})
