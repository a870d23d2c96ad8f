import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { practice } from '#contract/practice.ts'
import type { Given } from '#engines/answers/index.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { fillSubjects } from '../../first-start/subjects.ts'
import { findRightAnswer } from '../../testing/answer-problem.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()
beforeAll(async () => {
  await fillSubjects(t.db)
})

async function begin(wish: object = { subject: 'Mathematics', grade: 1 }) {
  const ada = await t.signUp('student', { grade: 1 })
  const { body: problem } = await ada.call(practice.next, wish)
  const answer = (given: Given, problemId = problem.id) =>
    ada.send(practice.answer, { problemId, answer: given, timeSpentSeconds: 12 })
  const attemptsOf = () => t.db.select().from(attempts).where(eq(attempts.userId, ada.id))
  return { ada, problem, answer, attemptsOf }
}

test('a problem arrives without its answer, its hints and its steps', async () => {
  const { problem } = await begin()
  expect(problem.promptHtml.length).toBeGreaterThan(5)
  expect(problem).toMatchObject({ hintsShown: [], tries: 0, difficulty: 1 })
  expect(Object.keys(problem)).not.toContain('steps')
  expect(JSON.stringify(problem.answer)).not.toContain('isRight')
})

test('a right answer is recorded with skill, seed, time and without help', async () => {
  const { ada, problem, answer, attemptsOf } = await begin()
  const { status, body } = await answer(await findRightAnswer(t, problem.id))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    correct: true,
    helped: false,
    tries: 1,
    masteryBefore: null,
    levelBefore: 'new',
    level: 'learning',
  })
  expect(body.solution?.stepsHtml.length).toBeGreaterThan(0)
  expect(await attemptsOf()).toMatchObject([
    {
      source: 'practice',
      skills: [problem.skill.id],
      correct: true,
      helped: false,
      hintsUsed: 0,
      timeSpentSeconds: 12,
      difficulty: 1,
    },
  ])
  expect((await ada.call(practice.stats, {})).body).toEqual({
    bySubject: [{ subject: 'Mathematics', attempts: 1 }],
  })
})

test('hints come one by one and stamp the attempt as helped', async () => {
  const { ada, problem, answer, attemptsOf } = await begin()
  const hint = async () => (await ada.call(practice.hint, { id: problem.id })).body
  expect(await hint()).toMatchObject({ hintsHtml: [expect.any(String)], isLast: false })
  await hint()
  expect(await hint()).toMatchObject({ isLast: true })
  expect((await hint()).hintsHtml).toHaveLength(3)
  await answer(await findRightAnswer(t, problem.id))
  expect(await attemptsOf()).toMatchObject([{ helped: true, hintsUsed: 3 }])
})

test('the solution opens only after an own attempt', async () => {
  const { ada, problem, answer } = await begin()
  const solution = () => ada.call(practice.solution, { id: problem.id })
  expect((await solution()).status).toBe(409)
  await answer(typeof (await findRightAnswer(t, problem.id)) === 'string' ? '987654' : [])
  const { status, body } = await solution()
  if (status === 200) expect(body.stepsHtml.length).toBeGreaterThan(0)
  else
    expect(
      (await t.db.select().from(practiceProblems).where(eq(practiceProblems.id, problem.id)))[0]?.tries,
    ).toBe(0)
})

test('what cannot be read is no attempt', async () => {
  const { answer, attemptsOf } = await begin()
  const { body } = await answer('   ')
  expect(body).toMatchObject({ correct: false, why: 'unreadable', tries: 0 })
  expect(await attemptsOf()).toEqual([])
})

test('a solved problem cannot be solved again', async () => {
  const { problem, answer, attemptsOf } = await begin()
  const right = await findRightAnswer(t, problem.id)
  await answer(right)
  expect((await answer(right)).status).toBe(409)
  expect(await attemptsOf()).toHaveLength(1)
})

test("another learner's problem is not found, to answer or to get help with", async () => {
  const { problem } = await begin()
  const bob = await t.signUp()
  expect((await bob.call(practice.answer, { problemId: problem.id, answer: '1' })).status).toBe(404)
  expect((await bob.call(practice.hint, { id: problem.id })).status).toBe(404)
  expect((await bob.call(practice.solution, { id: problem.id })).status).toBe(404)
})

test('mastery rises with right answers and the problems get harder', async () => {
  const { ada, problem } = await begin()
  let current = problem
  const masteries: number[] = []
  for (let turn = 0; turn < 8; turn++) {
    const { body } = await ada.call(practice.answer, {
      problemId: current.id,
      answer: await findRightAnswer(t, current.id),
    })
    masteries.push(body.mastery)
    current = (await ada.call(practice.next, { skill: problem.skill.id })).body
  }
  expect(masteries.at(-1)).toBeGreaterThan((masteries[0] ?? 100) + 20)
  expect(current.difficulty).toBeGreaterThan(1)
})

test('no problem comes twice in a row', async () => {
  const { ada, problem } = await begin()
  const prompts = [problem.promptHtml + problem.figure]
  for (let turn = 0; turn < 5; turn++) {
    const { body } = await ada.call(practice.next, { skill: problem.skill.id })
    expect(prompts.at(-1)).not.toBe(body.promptHtml + body.figure)
    prompts.push(body.promptHtml + body.figure)
  }
})

test('an unknown skill has no practice', async () => {
  const ada = await t.signUp()
  expect((await ada.call(practice.next, { skill: 'math.1.no-such-thing' })).status).toBe(404)
})

test('two answers at once to two problems of a skill both count', async () => {
  const { ada, problem } = await begin()
  const { body: second } = await ada.call(practice.next, { skill: problem.skill.id })
  const answers = await Promise.all([findRightAnswer(t, problem.id), findRightAnswer(t, second.id)])
  await Promise.all(
    [problem, second].map(({ id }, place) =>
      ada.send(practice.answer, { problemId: id, answer: answers[place] }),
    ),
  )
  const [state] = await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id))
  expect(state).toMatchObject({ answers: 2, correct: 2 })
})

test('an answer is one transaction of at most 8 statements, the session and the idempotency key included', async () => {
  const { ada, problem } = await begin()
  const answer = await findRightAnswer(t, problem.id)
  const statements = await t.listenToDatabase(() =>
    ada.call(practice.answer, { problemId: problem.id, answer }, { idempotencyKey: 'one-answer-one-key' }),
  )
  expect(statements.filter((text) => /^begin/i.test(text)).length).toBeLessThanOrEqual(1)
  expect(statements.length).toBeLessThanOrEqual(8)
  expect(statements.length).toBeGreaterThanOrEqual(4)
})
