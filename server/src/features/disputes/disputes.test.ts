import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listPractice } from '#content/practice/all-practice.ts'
import { disputes } from '#contract/disputes.ts'
import { practice } from '#contract/practice.ts'
import { skills } from '#contract/skills.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { itemIdOf, makeAgain } from '../../domain/practice/practice-library.ts'
import { addAttempt, enroll } from '../../testing/disputed-rows.ts'
import { addProblem } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const t = prepareTestApp()

async function begin(more: Parameters<typeof addAttempt>[2] = {}) {
  const [ada, teacher] = [await t.signUp(), await t.signUp('teacher')]
  await enroll(t, teacher.id, ada.id)
  const attempt = await addAttempt(t, ada.id, more)
  const { status, body } = await ada.call(disputes.open, { id: attempt.id, message: ' It is 7. ' })
  expect(status).toBe(201)
  return { ada, teacher, attempt, id: body.id }
}

const list = async (person: Awaited<ReturnType<TestApp['signUp']>>, state: 'open' | 'decided' = 'open') =>
  (await person.call(disputes.list, { state })).body.disputes

test('"this question is wrong" reaches the teacher with question, expected answer, given answer and words', async () => {
  const { teacher, id } = await begin()
  expect(await list(teacher)).toMatchObject([
    {
      id,
      message: 'It is 7.',
      learner: 'Ada L.',
      givenHtml: '999',
      wasCorrect: false,
      outcome: null,
      skill: { id: 'math.1.subtract-within-20', subject: 'Mathematics' },
      questionHtml: expect.stringMatching(/\d/),
      expectedHtml: expect.stringMatching(/\d/),
    },
  ])
})

test('saying it twice keeps the first word', async () => {
  const { ada, attempt, id, teacher } = await begin()
  const again = await ada.call(disputes.open, { id: attempt.id, message: 'Really!' })
  expect([again.status, again.body.id]).toEqual([201, id])
  expect((await list(teacher)).map(({ message }) => message)).toEqual(['It is 7.'])
})

test("another learner's answer cannot be disputed", async () => {
  const { attempt } = await begin()
  const bob = await t.signUp()
  expect((await bob.call(disputes.open, { id: attempt.id })).status).toBe(404)
})

test('a teacher sees and decides for the students of own active classes only, an admin for all', async () => {
  const { ada, teacher, id } = await begin()
  const [other, admin] = [await t.signUp('teacher'), await t.signUp('admin')]
  expect(await list(other)).toEqual([])
  expect((await other.call(disputes.decide, { id, outcome: 'kept' })).status).toBe(404)
  expect((await list(admin)).map((one) => one.id)).toContain(id)
  await t.db.update(classEnrollments).set({ status: 'removed' }).where(eq(classEnrollments.studentId, ada.id))
  expect(await list(teacher)).toEqual([])
  expect((await teacher.call(disputes.decide, { id, outcome: 'voided' })).status).toBe(404)
})

test('a kept question stays, the student reads the reply, and it cannot be decided twice', async () => {
  const { ada, teacher, attempt, id } = await begin()
  const decided = await teacher.call(disputes.decide, { id, outcome: 'kept', reply: 'Count once more.' })
  expect(decided).toMatchObject({ status: 200, body: { outcome: 'kept', reply: 'Count once more.' } })
  expect(await list(teacher)).toEqual([])
  expect((await list(teacher, 'decided')).map((one) => one.id)).toEqual([id])
  const { body } = await ada.call(skills.receipt, { userId: ada.id, skill: 'math.1.subtract-within-20' })
  expect(body.answers.find((answer) => answer.id === attempt.id)).toMatchObject({
    isVoided: false,
    dispute: { state: 'kept', reply: 'Count once more.' },
  })
  expect((await teacher.call(disputes.decide, { id, outcome: 'voided' })).status).toBe(409)
  const entries = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, teacher.id))
    .orderBy(auditLog.id)
  expect(entries.filter(({ subjectType }) => subjectType === 'dispute')).toMatchObject([
    { action: 'dispute kept', subjectId: id },
  ])
})

test('taking a question back answers everybody who disputed it and says how many answers it touches', async () => {
  const written = { itemId: 'quiz:999:q1', skills: [], seed: null, source: 'quiz' as const }
  const { teacher, id } = await begin(written)
  const bob = await t.signUp()
  const bobs = await addAttempt(t, bob.id, written)
  await addAttempt(t, bob.id, { ...written, itemId: 'quiz:999:q2' })
  await bob.call(disputes.open, { id: bobs.id })
  expect((await list(teacher))[0]?.answersTouched).toBe(2)
  const { body } = await teacher.call(disputes.decide, { id, outcome: 'voided' })
  expect(body).toMatchObject({ outcome: 'voided', answersTouched: 2 })
  const admin = await t.signUp('admin')
  const stillOpen = (await list(admin)).filter((one) => one.message === '' && one.learner === 'Ada L.')
  expect(stillOpen.filter(({ skill }) => skill === null)).toEqual([])
})

test('of generated questions only the one with the same numbers is touched', async () => {
  const { teacher, id, ada } = await begin({ seed: 4711 })
  await addAttempt(t, ada.id, { seed: 4711 })
  await addAttempt(t, ada.id, { seed: 4712 })
  expect((await list(teacher)).find((one) => one.id === id)?.answersTouched).toBe(2)
})

test('a written question that was taken back is handed out no more, also when only one is left', async () => {
  const bank = listPractice().find(({ isWritten }) => isWritten)
  if (!bank) throw new Error('no bank')
  const ada = await t.signUp()
  const draw = async () => {
    const { body, status } = await ada.call(practice.next, { skill: bank.skill })
    const [row] = await t.db
      .select()
      .from(practiceProblems)
      .where(eq(practiceProblems.id, body.id ?? 0))
    return { status, item: row && itemIdOf(row, makeAgain(row)) }
  }
  const voided = t.deps.tracer.voided
  const { item } = await draw()
  voided.add(item ?? '')
  for (let round = 0; round < 20; round++) {
    const next = await draw()
    if (next.status === 404) break
    expect(voided.has(next.item ?? '')).toBe(false)
    voided.add(next.item ?? '')
  }
  expect(voided.size).toBeGreaterThan(4)
  voided.clear()
})

test('an answer to a written question that was taken back is kept, but counts for nothing', async () => {
  const bank = listPractice().find(({ isWritten }) => isWritten)
  if (!bank) throw new Error('no bank')
  const ada = await t.signUp()
  const answer = async () => {
    const problem = await addProblem(t, ada.id, { skill: bank.skill, seed: 3 })
    const { answer } = bank.generate(3, 1)
    const given = answer.kind === 'choice' ? answer.options.find(({ isRight }) => !isRight)?.text : 'x'
    return (await ada.call(practice.answer, { problemId: problem.id, answer: given ?? 'x' })).body
  }
  const first = await answer()
  const [row] = await t.db
    .select()
    .from(attempts)
    .where(eq(attempts.id, first.attemptId ?? 0))
  t.deps.tracer.voided.add(row?.itemId ?? '')
  const second = await answer()
  expect(second).toMatchObject({ correct: first.correct, level: first.level, levelBefore: first.level })
  const stored = await t.db.select().from(attempts).where(eq(attempts.userId, ada.id)).orderBy(attempts.id)
  expect(stored.map(({ voidedAt }) => voidedAt !== null)).toEqual([false, true])
  const [state] = await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id))
  expect(state?.answers).toBe(1)
  t.deps.tracer.voided.clear()
})
