import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { practice } from '#contract/practice.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { packModel } from '#engines/mastery/index.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { learnerModels } from '../../db/schema/learning/learner-models.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { fillSubjects } from '../../first-start/subjects.ts'
import { findRightAnswer } from '../../testing/answer-problem.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { loadWeights, saveWeights } from './keep-weights.ts'
import { saveRebuilt } from './rebuild/rebuild.queries.ts'
import { rebuild } from './rebuild/rebuild.ts'
import { takeTracingTurn } from './record-answers.ts'
import { startTracing } from './start-tracing.ts'
import { emptyMemory, takeAnswer } from './take-answer.ts'
import { createTracer } from './tracer.ts'

const SKILL = 'math.1.subtract-within-20'
const silent = { error: () => {}, info: () => {} }

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await fillSubjects(t.db)
  await t.db.delete(attempts)
  await t.db.delete(learnerModels)
  await t.db.delete(skillStates)
})

async function answerOne(person: TestPerson, isRight: boolean, { hints = 0 } = {}) {
  const { body: problem } = await person.call(practice.next, { skill: SKILL })
  for (let hint = 0; hint < hints; hint++) await person.call(practice.hint, { id: problem.id })
  const answer = isRight ? await findRightAnswer(t, problem.id) : '987654'
  return (await person.send(practice.answer, { problemId: problem.id, answer })).body
}

const stored = async () => ({
  learners: await t.db.select().from(learnerModels).orderBy(learnerModels.userId),
  skills: await t.db.select().from(skillStates).orderBy(skillStates.userId, skillStates.skill),
})

test('replaying all answers gives the stored learners and the weights in memory, to the last bit', async () => {
  const people = await Promise.all([1, 2, 3].map(() => t.signUp('student', { grade: 1 })))
  for (let round = 0; round < 6; round++) {
    await Promise.all(people.map((person, place) => answerOne(person, (round + place) % 3 > 0)))
    t.clock.now = new Date(t.clock.now.getTime() + DAY_MS / 2)
  }
  const before = {
    ...(await stored()),
    weights: packModel(t.deps.tracer.model),
    shadow: t.deps.tracer.shadow,
  }
  const again = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  const { answers, learnersChanged } = await rebuild(again)
  expect({ answers, learnersChanged }).toEqual({ answers: 18, learnersChanged: 0 })
  expect(Buffer.from(packModel(again.tracer.model)).equals(Buffer.from(before.weights))).toBe(true)
  expect(again.tracer.shadow).toEqual(before.shadow)
  expect(await stored()).toEqual({ learners: before.learners, skills: before.skills })
})

test('learners and levels that got lost are written again exactly as they stood', async () => {
  const withoutIds = async () => {
    const { learners, skills } = await stored()
    return [...learners, ...skills].map(({ id: _id, ...row }) => row)
  }
  const before = await withoutIds()
  await t.db.delete(learnerModels)
  await t.db.delete(skillStates)
  expect((await rebuild(t.deps)).learnersChanged).toBe(3)
  expect(await withoutIds()).toEqual(before)
})

test('a learner who left while everything was worked out anew is passed over', async () => {
  const nobody = { userId: 987_654, state: 'AA==', lastAttemptId: 1, skills: [] }
  expect(await saveRebuilt(t.db, JSON.stringify([nobody]))).toBe(0)
})

test('an answer that was voided is as if it had never been given', async () => {
  const ada = await t.signUp('student', { grade: 1 })
  const first = await answerOne(ada, true)
  await answerOne(ada, false)
  await t.db.update(attempts).set({ voidedAt: t.clock.now }).where(eq(attempts.userId, ada.id))
  await t.db
    .update(attempts)
    .set({ voidedAt: null })
    .where(eq(attempts.id, first.attemptId ?? 0))
  await rebuild(t.deps)
  const [state] = await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id))
  expect(state).toMatchObject({ answers: 1, correct: 1 })
  await t.db.update(attempts).set({ voidedAt: t.clock.now }).where(eq(attempts.userId, ada.id))
  await rebuild(t.deps)
  expect(await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id))).toEqual([])
})

test('learners go on answering while everything is worked out anew, and nothing of it is lost', async () => {
  const ada = await t.signUp('student', { grade: 1 })
  for (let turn = 0; turn < 3; turn++) await answerOne(ada, true)
  const rebuilding = rebuild(t.deps)
  for (let turn = 0; turn < 5; turn++) await answerOne(ada, turn % 2 === 0)
  await rebuilding
  await answerOne(ada, true)
  const again = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  expect((await rebuild(again)).learnersChanged).toBe(0)
  const [state] = await t.db.select().from(skillStates).where(eq(skillStates.userId, ada.id))
  expect(state?.answers).toBe(9)
})

test('weights are saved at the end and taken over at the start', async () => {
  const ada = await t.signUp('student', { grade: 1 })
  await answerOne(ada, true)
  const stop = await startTracing(t.deps, silent)
  await stop()
  const next = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  await loadWeights(next)
  expect(next.tracer.lastAttemptId).toBe(t.deps.tracer.lastAttemptId)
  expect(packModel(next.tracer.model)).toEqual(packModel(t.deps.tracer.model))
})

test('a server that was stopped hard replays what its saved weights do not know', async () => {
  await saveWeights(t.deps)
  const ada = await t.signUp('student', { grade: 1 })
  await answerOne(ada, true)
  const next = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  let tell = (_facts: object) => {}
  const rebuilt = new Promise<object>((resolve) => {
    tell = resolve
  })
  const stop = await startTracing(next, { ...silent, info: tell as typeof silent.info })
  expect(await rebuilt).toMatchObject({ learnersChanged: 0 })
  expect(next.tracer).toMatchObject({ isSpoiled: false, lastAttemptId: t.deps.tracer.lastAttemptId })
  await stop()
})

test('a second process follows: it moves learners and leaves the weights alone', async () => {
  const stopFirst = await startTracing(t.deps, silent)
  const second = { ...t.deps, tracer: createTracer({ tableBits: 12 }) }
  const stopSecond = await startTracing(second, silent)
  expect([t.deps.tracer.isFollowing, second.tracer.isFollowing]).toEqual([false, true])
  await stopSecond()
  await stopFirst()
})

test('a right answer with a hint does not lead to mastered, however often', async () => {
  const ada = await t.signUp('student', { grade: 1 })
  const levels = new Set<string>()
  for (let turn = 0; turn < 12; turn++) levels.add((await answerOne(ada, true, { hints: 1 })).level)
  expect(levels).toEqual(new Set(['learning']))
})

test('what was taken into the weights but rolled back makes everything be worked out anew', async () => {
  const ends: ((isCommitted: boolean) => void)[] = []
  const { tracer } = t.deps
  const turn = await takeTracingTurn({ tracer, atEnd: (settle) => void ends.push(settle) })
  takeAnswer(tracer, emptyMemory(), {
    source: 'practice',
    itemId: 'x',
    skills: [SKILL],
    difficulty: 1,
    correct: true,
    helped: false,
    tryNumber: 1,
    answeredAt: t.clock.now,
    day: '2026-01-05',
  })
  turn.note(null)
  for (const settle of ends) settle(false)
  expect(tracer.isSpoiled).toBe(true)
  await rebuild(t.deps)
  expect(tracer.isSpoiled).toBe(false)
  expect((await rebuild({ ...t.deps, tracer: createTracer({ tableBits: 12 }) })).learnersChanged).toBe(0)
})
