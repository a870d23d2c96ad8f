import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { disputes as calls } from '#contract/disputes.ts'
import { quizzes } from '#contract/quizzes.ts'
import { skills } from '#contract/skills.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { disputes } from '../../db/schema/learning/disputes.ts'
import { learnerModels } from '../../db/schema/learning/learner-models.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { addSkilledQuiz } from '../../testing/disputed-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { rebuild } from '../tracing/rebuild/rebuild.ts'
import { startTracing } from '../tracing/start-tracing.ts'
import { createTracer } from '../tracing/tracer.ts'
import { startVoiding } from './start-voiding.ts'

const SKILL = 'math.1.subtract-within-20'
const failures: unknown[] = []
const silent = { error: (failure: unknown) => void failures.push(failure), info: () => {} }

const t = prepareTestApp()
beforeAll(async () => {
  await t.db.delete(attempts)
  await t.db.delete(learnerModels)
  await t.db.delete(skillStates)
})

async function hand(person: TestPerson, quizId: number, options: [string, string]) {
  await person.call(quizzes.submit, {
    id: person.id,
    quizId,
    answers: options.map((selectedOptionId, place) => ({ questionId: `q${place + 1}`, selectedOptionId })),
  })
}

const stateOf = async (person: TestPerson) =>
  (await t.db.select().from(skillStates).where(eq(skillStates.userId, person.id)))[0]

async function disputeFirst(person: TestPerson, itemId: string): Promise<number> {
  const { body } = await person.call(skills.receipt, { userId: person.id, skill: SKILL })
  const rows = await t.db.select().from(attempts).where(eq(attempts.userId, person.id))
  const wanted = rows.find((row) => row.itemId === itemId)
  expect(body.answers.map(({ id }) => id)).toContain(wanted?.id)
  return (await person.call(calls.open, { id: wanted?.id ?? 0 })).body.id
}

async function settled(id: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const [row] = await t.db.select().from(disputes).where(eq(disputes.id, id))
      expect(failures).toEqual([])
      expect(row?.settledAt).not.toBeNull()
    },
    { timeout: 20_000, interval: 50 },
  )
}

test('a question taken back leaves no trace in anybody’s levels, they are told, and new answers to it do not count', async () => {
  const quiz = await addSkilledQuiz(t, SKILL)
  const [ada, bob, cyd] = [await t.signUp(), await t.signUp(), await t.signUp()]
  await hand(ada, quiz.id, ['c', 'b'])
  await hand(bob, quiz.id, ['a', 'b'])
  const told: unknown[] = []
  const visit = {
    sessionId: 1,
    userId: bob.id,
    connectedAt: t.clock.now,
    isWithheld: false,
    page: null,
  }
  t.deps.presence.join(visit, { hangUp: () => {}, send: (notice) => told.push(notice) })
  const stopTracing = await startTracing(t.deps, silent)
  const stopVoiding = await startVoiding(t.deps, silent)

  const id = await disputeFirst(ada, `quiz:${quiz.id}:q1`)
  const admin = await t.signUp('admin')
  const { body } = await admin.call(calls.decide, { id, outcome: 'voided' })
  expect(body.answersTouched).toBe(2)
  await settled(id)

  for (const person of [ada, bob]) expect(await stateOf(person)).toMatchObject({ answers: 1, correct: 1 })
  expect(told).toEqual([{ type: 'takenBack', answers: 1 }])
  const receipt = (await ada.call(skills.receipt, { userId: ada.id, skill: SKILL })).body
  expect(receipt.answers.map(({ isVoided }) => isVoided).toSorted()).toEqual([false, true])
  expect(receipt.answers.find(({ isVoided }) => isVoided)?.dispute?.state).toBe('voided')
  const decided = (await admin.call(calls.list, { state: 'decided' })).body.disputes
  expect(decided.find((one) => one.id === id)?.answersTouched).toBe(2)

  await hand(cyd, quiz.id, ['a', 'c'])
  expect(await stateOf(cyd)).toMatchObject({ answers: 1, correct: 0 })
  await stopVoiding()
  await stopTracing()
  const again = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  expect((await rebuild(again)).learnersChanged).toBe(0)
})

async function voidFirst() {
  const quiz = await addSkilledQuiz(t, SKILL)
  const ada = await t.signUp()
  await hand(ada, quiz.id, ['c', 'b'])
  const id = await disputeFirst(ada, `quiz:${quiz.id}:q1`)
  const admin = await t.signUp('admin')
  await admin.call(calls.decide, { id, outcome: 'voided' })
  return { quiz, ada, id }
}

test('a decision that a stop cut short is taken up at the next start', async () => {
  const { quiz, ada, id } = await voidFirst()
  expect(await stateOf(ada)).toMatchObject({ answers: 2 })

  const next = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  const stopTracing = await startTracing(next, silent)
  const stopVoiding = await startVoiding(next, silent)
  expect(next.tracer.voided.has(`quiz:${quiz.id}:q1`)).toBe(true)
  await settled(id)
  expect(await stateOf(ada)).toMatchObject({ answers: 1, correct: 1 })
  await stopVoiding()
  await stopTracing()
})

test('a process that does not train leaves the work to the one that does', async () => {
  const { id } = await voidFirst()
  const follower = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  follower.tracer.isFollowing = true
  const stopVoiding = await startVoiding(follower, silent)
  await stopVoiding()
  const [row] = await t.db.select().from(disputes).where(eq(disputes.id, id))
  expect(row).toMatchObject({ settledAt: null, answersVoided: 0 })
})
