import { beforeAll, beforeEach, expect, test } from 'vitest'
import { honesty } from '#contract/admin/honesty.ts'
import { newShadow } from '#engines/mastery/index.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { saveWeights } from '../../domain/tracing/keep-weights.ts'
import { startTracing } from '../../domain/tracing/start-tracing.ts'
import { addProblem } from '../../testing/learning-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
let admin: TestPerson
let learner: TestPerson

beforeAll(async () => {
  t = await createTestApp()
  admin = await t.signUp('admin')
  learner = await t.signUp('student', { grade: 1 })
})
beforeEach(() => t.db.delete(attempts))

type Given = Partial<typeof attempts.$inferInsert>

async function addAttempts(given: readonly Given[]): Promise<void> {
  await t.db.insert(attempts).values(
    given.map((columns) => ({
      userId: learner.id,
      source: 'practice' as const,
      itemId: 'item',
      skills: ['math.1.add'],
      correct: true,
      answeredAt: t.clock.now,
      predicted: 0.8,
      predictedByElo: 0.7,
      predictedByAverage: 0.5,
      ...columns,
    })),
  )
}

const read = async (answers?: number) =>
  (await admin.call(honesty.read, answers === undefined ? {} : { answers })).body

test('a new school has no figures yet, and ten empty bins', async () => {
  t.deps.tracer.shadow = newShadow()
  const body = await read()
  expect(body).toMatchObject({
    answers: 0,
    since: null,
    engine: { auc: null, logLoss: null, calibrationError: null },
    trust: { model: 'engine', reason: 'tooFewAnswers', answers: 0, engineLogLoss: null },
    isRebuilding: false,
  })
  expect(body.average.bins).toEqual(
    Array.from({ length: 10 }, () => ({ count: 0, meanPredicted: null, shareCorrect: null })),
  )
})

test('three models are judged on the same answers', async () => {
  await addAttempts([
    { correct: true, predicted: 0.95, predictedByElo: 0.4, predictedByAverage: 0.5 },
    { correct: true, predicted: 0.8, predictedByElo: 0.8, predictedByAverage: 0.5 },
    { correct: false, predicted: 0.3, predictedByElo: 0.6, predictedByAverage: 0.5 },
  ])
  const { answers, engine, elo, average } = await read()
  expect([answers, engine.auc, elo.auc, average.auc]).toEqual([3, 1, 0.5, 0.5])
  expect(engine.logLoss).toBeCloseTo(-(Math.log(0.95) + Math.log(0.8) + Math.log(0.7)) / 3, 6)
  expect(average.logLoss).toBeCloseTo(Math.log(2), 6)
  expect(engine.bins[9]).toMatchObject({ count: 1, shareCorrect: 1 })
  expect(average.bins[5]?.shareCorrect).toBeCloseTo(2 / 3, 6)
})

test('right with help counts as not foreseen to be right alone', async () => {
  await addAttempts([{ correct: true, helped: true }, { correct: true }])
  expect((await read()).engine.bins.map(({ shareCorrect }) => shareCorrect)).toContain(0.5)
})

test('further tries, answers taken back and answers nobody foresaw are left out', async () => {
  await addAttempts([
    {},
    { tryNumber: 2 },
    { voidedAt: t.clock.now },
    { predicted: null, predictedByElo: null, predictedByAverage: null },
  ])
  expect((await read()).answers).toBe(1)
})

test('the newest are judged, as many as asked for, and the oldest of them says since when', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 0, minute))
  await addAttempts(
    Array.from({ length: 150 }, (_, place) => ({ answeredAt: at(place), correct: place > 49 })),
  )
  expect(await read(100)).toMatchObject({ answers: 100, since: at(50).toISOString(), engine: { auc: null } })
  expect(await read(1_000)).toMatchObject({ answers: 150, since: at(0).toISOString(), engine: { auc: 0.5 } })
})

test.each([99, 20_001, 1.5, Number.NaN])('%d answers cannot be asked for', async (answers) => {
  expect((await admin.call(honesty.read, { answers })).status).toBe(400)
})

test('an answer in practice is judged by what was foreseen for it, and the weights say when they were kept', async () => {
  const stop = await startTracing(t.deps, { error: () => {}, info: () => {} })
  const before = (await read()).trust.answers
  const problem = await addProblem(t, learner.id)
  const { practice } = await import('#contract/practice.ts')
  await learner.call(practice.answer, { problemId: problem.id, answer: '999999', timeSpentSeconds: 3 })
  t.clock.now = new Date('2026-01-06T12:00:00Z')
  await saveWeights(t.deps)
  const body = await read()
  expect(body.answers).toBe(1)
  expect(body.trust.answers).toBe(before + 1)
  expect(body.weightsSavedAt).toBe('2026-01-06T12:00:00.000Z')
  const [stored] = await t.db.select({ predicted: attempts.predicted }).from(attempts)
  expect(body.engine.bins.find(({ count }) => count === 1)?.meanPredicted).toBeCloseTo(
    stored?.predicted ?? -1,
    6,
  )
  await stop()
})

test.each([
  [{ isRebuilding: true, isSpoiled: false, isFollowing: false }, true],
  [{ isRebuilding: false, isSpoiled: true, isFollowing: false }, true],
  [{ isRebuilding: false, isSpoiled: true, isFollowing: true }, false],
])('%j is told as levels being worked out anew: %s', async (state, isRebuilding) => {
  const { tracer } = t.deps
  const before = { ...tracer }
  Object.assign(tracer, state)
  expect((await read()).isRebuilding).toBe(isRebuilding)
  Object.assign(tracer, before)
})

test('one statement reads the answers and one the time of the weights', async () => {
  await addAttempts([{}])
  const statements = await t.listenToDatabase(() => read())
  expect(statements.filter((text) => /"attempts"/.test(text))).toHaveLength(1)
  expect(statements.filter((text) => /"mastery_weights"/.test(text))).toHaveLength(1)
})
