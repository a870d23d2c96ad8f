import { expect, test } from 'vitest'
import { checksum } from '../arithmetic/testing/checksum.ts'
import {
  answer,
  createModel,
  follow,
  type Learner,
  type Model,
  mastery,
  newLearner,
  packLearner,
  packModel,
  predict,
  predictAll,
  replay,
} from './index.ts'
import golden from './testing/golden.json' with { type: 'json' }
import { makeLog } from './testing/synthetic-log.ts'

const LOG = makeLog('mastery', 3_000)
const SMALL = { tableBits: 12 }

function predictLog(model: Model): number[] {
  const learners = new Map(LOG.map(({ learner }) => [learner, newLearner()]))
  return LOG.map((attempt) => answer(model, learners.get(attempt.learner) as Learner, attempt).predicted)
}

/** A model and a learner that have seen the first answers of the log. */
function study(answers = 400) {
  const model = createModel(SMALL)
  const learners = replay(model, LOG.slice(0, answers))
  return { model, learner: learners.get('learner-0') as Learner, learners }
}

test.each(['timed', 'untimed'] as const)(
  'every prediction of the %s golden log is as on record',
  { tags: ['M1'] },
  (kind) => {
    const predictions = predictLog(createModel({ timed: kind === 'timed' }))
    expect(predictions.filter((_, place) => place % 100 === 99)).toEqual(golden[kind].every100th)
    expect(checksum(predictions)).toBe(golden[kind].checksum)
  },
)

test('one bit in one prediction changes the checksum', { tags: ['M1'] }, () => {
  expect(checksum([0.5, 0.25])).not.toBe(checksum([0.5, 0.25 + 2 ** -54]))
})

test('predictions and mastery leave the model and the learner as they were', { tags: ['M2'] }, () => {
  const { model, learner } = study()
  const before = [packModel(model), packLearner(learner), JSON.stringify(learner)]
  predict(model, learner, { item: 'item-3', skills: ['skill-1'], at: 1_800_000_000 })
  predict(model, learner, {
    item: 'never seen',
    skills: ['new', 'newer', 'new'],
    at: 1_800_000_000,
    easiness: 2,
  })
  predictAll(model, learner, { item: 'item-4', skills: [], at: 0 })
  mastery(model, learner, 'skill-1', 1_800_000_000, 86_400)
  mastery(model, learner, 'unheard of', 1_800_000_000)
  expect([packModel(model), packLearner(learner), JSON.stringify(learner)]).toEqual(before)
})

test('what is predicted right before an answer is what the answer reports, for unknown names too', {
  tags: ['M2'],
}, () => {
  const model = createModel(SMALL)
  const learners = new Map(LOG.map(({ learner }) => [learner, newLearner()]))
  for (const attempt of LOG) {
    const learner = learners.get(attempt.learner) as Learner
    const foretold = predictAll(model, learner, attempt)
    mastery(model, learner, 'asked in between', attempt.at)
    const { learner: _, ...reported } = answer(model, learner, attempt)
    expect(reported).toEqual(foretold)
  }
})

test('a skill that is unknown and named twice is one skill', { tags: ['M2'] }, () => {
  const question = { item: 'a', skills: ['x', 'y', 'x'], at: 5 }
  const { model, learner } = study()
  const foretold = predict(model, learner, question)
  expect(answer(model, learner, { ...question, correct: true }).predicted).toBe(foretold)
})

test('an answer moves the very learner that was turned in', { tags: ['M3'] }, () => {
  const model = createModel(SMALL)
  const learner = newLearner()
  const question = { item: 'a', skills: ['x'], at: 10 }
  const answered = answer(model, learner, { ...question, correct: true })
  expect(answered.learner).toBe(learner)
  expect(answered).toMatchObject({ predicted: 0.5, elo: 0.5, mean: 0.66 })
  expect(predict(model, learner, question)).toBeGreaterThan(0.5)
})

test('right answers raise and wrong answers lower what is predicted', { tags: ['M3'] }, () => {
  const raised = study()
  const lowered = study()
  const question = { item: 'item-9', skills: ['skill-2'], at: 1_800_000_000 }
  const before = predict(raised.model, raised.learner, question)
  for (let turn = 0; turn < 5; turn++) {
    answer(raised.model, raised.learner, { ...question, correct: true })
    answer(lowered.model, lowered.learner, { ...question, correct: false })
  }
  expect(predict(raised.model, raised.learner, question)).toBeGreaterThan(before)
  expect(predict(lowered.model, lowered.learner, question)).toBeLessThan(before)
})

test('no skills are one nameless skill', { tags: ['M8'] }, () => {
  const one = study()
  const other = study()
  const attempt = { item: 'loose', correct: true, at: 1_800_000_000 }
  for (const correct of [true, false, true]) {
    const none = answer(one.model, one.learner, { ...attempt, correct, skills: [] })
    const nameless = answer(other.model, other.learner, { ...attempt, correct, skills: [''] })
    expect(none.predicted).toBe(nameless.predicted)
  }
  expect(packModel(one.model)).toEqual(packModel(other.model))
})

test("the author's easiness seeds an unknown item and is ignored once it was answered", {
  tags: ['M9'],
}, () => {
  const { model, learner } = study()
  const ask = (item: string, easiness?: number) =>
    predict(model, learner, { item, skills: ['skill-1'], at: 1_800_000_000, easiness })
  expect(ask('fresh', 2)).toBeGreaterThan(ask('fresh'))
  expect(ask('fresh', -2)).toBeLessThan(ask('fresh'))
  expect(ask('fresh', 0)).toBe(ask('fresh'))
  const easy = ask('fresh', 2)
  const attempt = { item: 'fresh', skills: ['skill-1'], at: 1_800_000_000, correct: true, easiness: 2 }
  expect(answer(model, learner, attempt).predicted).toBe(easy)
  expect(ask('fresh', -2)).toBe(ask('fresh', 2))
  expect(model.items.strengths[model.items.numbers.get('fresh') as number]?.weight).toBeGreaterThan(2)
})

test.each([
  { at: Number.NaN },
  { at: Number.POSITIVE_INFINITY },
  { at: -2e15 },
  { easiness: Number.NaN },
  { easiness: 21 },
])('%o is refused before anything changes', { tags: ['M10'] }, (bad) => {
  const { model, learner } = study()
  const before = [packModel(model), packLearner(learner)]
  const attempt = { item: 'new', skills: ['new'], at: 1, correct: true, ...bad }
  expect(() => answer(model, learner, attempt)).toThrow(RangeError)
  expect(() => follow(model, learner, attempt)).toThrow(RangeError)
  expect(() => predict(model, learner, attempt)).toThrow(RangeError)
  expect([packModel(model), packLearner(learner)]).toEqual(before)
})

test('a table that cannot exist is refused', { tags: ['M10'] }, () => {
  for (const tableBits of [0, 1.5, 29, Number.NaN]) {
    expect(() => createModel({ tableBits })).toThrow(RangeError)
  }
})

test('mastery is the prediction for an item that nobody has answered', { tags: ['M11'] }, () => {
  const { model, learner } = study()
  const at = 1_800_000_000
  expect(mastery(model, learner, 'skill-1', at)).toBe(
    predict(model, learner, { item: 'nobody knows it', skills: ['skill-1'], at }),
  )
  expect(mastery(model, learner, 'skill-1', at, 500_000)).toBe(
    mastery(model, learner, 'skill-1', at + 500_000),
  )
})

test('an item whose name is empty does not stand for the average item', { tags: ['M11'] }, () => {
  const { model, learner } = study()
  const before = mastery(model, learner, 'skill-1', 1_800_000_000)
  const other = newLearner()
  for (let turn = 0; turn < 9; turn++) {
    answer(model, other, { item: '', skills: ['skill-7'], at: 1_800_000_000 + turn, correct: false })
  }
  const unseen = predict(model, learner, { item: 'unseen', skills: ['skill-1'], at: 1_800_000_000 })
  expect(mastery(model, learner, 'skill-1', 1_800_000_000)).toBe(unseen)
  expect(unseen).not.toBe(before)
})

test('following moves the learner as answering does and leaves the model alone', { tags: ['M12'] }, () => {
  const trained = study()
  const followed = study()
  const before = packModel(followed.model)
  const attempt = { item: 'brand new', skills: ['fresh', 'skill-3'], at: 1_800_000_000, correct: false }
  const { learner: one, ...answered } = answer(trained.model, trained.learner, attempt)
  const { learner: other, ...said } = follow(followed.model, followed.learner, attempt)
  expect(said).toEqual(answered)
  expect(packLearner(other)).toEqual(packLearner(one))
  expect(packModel(followed.model)).toEqual(before)
  expect(packModel(trained.model)).not.toEqual(before)
})
