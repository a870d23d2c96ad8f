import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answer,
  createModel,
  mastery,
  masteryTrusted,
  measureHonesty,
  newLearner,
  newShadow,
  noteOutcome,
  type Outcome,
  predictAll,
  predictTrusted,
  type Shadow,
  trusted,
} from './index.ts'

const GOOD = { predicted: 0.8, elo: 0.7, mean: 0.6, correct: true }
const BAD = { predicted: 0.6, elo: 0.7, mean: 0.6, correct: true }

function note(shadow: Shadow, outcome: Outcome, times: number): Shadow {
  let noted = shadow
  for (let turn = 0; turn < times; turn++) noted = noteOutcome(noted, outcome)
  return noted
}

test('the losses are true means from the first answer on', { tags: ['M13'] }, () => {
  const once = noteOutcome(newShadow(), GOOD)
  expect(once).toMatchObject({ answers: 1, engineLogLoss: -Math.log(0.8), eloLogLoss: -Math.log(0.7) })
  const twice = noteOutcome(once, { ...GOOD, correct: false })
  expect(twice.engineLogLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.2)) / 2, 3)
})

test('after 5,000 answers the past weighs half', { tags: ['M13'] }, () => {
  const long = note(newShadow(), GOOD, 60_000)
  const turned = note(long, BAD, 5_000)
  expect(turned.engineLogLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.6)) / 2, 3)
})

test('noting changes no record in place', { tags: ['M13'] }, () => {
  const shadow = newShadow()
  noteOutcome(shadow, GOOD)
  expect(shadow).toEqual(newShadow())
})

test('trust stays with the engine until 500 answers, however bad it is', { tags: ['M13'] }, () => {
  const young = note(newShadow(), BAD, 499)
  expect(trusted(young)).toBe('engine')
  expect(trusted(noteOutcome(young, BAD))).toBe('elo')
})

test('.002 worse is borne, more is not', { tags: ['M13'] }, () => {
  const worseBy = (difference: number) => ({ ...GOOD, elo: 0.7, predicted: 0.7 * Math.exp(-difference) })
  expect(trusted(note(newShadow(), worseBy(0.0019), 2_000))).toBe('engine')
  expect(trusted(note(newShadow(), worseBy(0.0021), 2_000))).toBe('elo')
})

test('trust comes back only when the engine is better than Elo again', { tags: ['M13'] }, () => {
  let shadow = note(newShadow(), BAD, 600)
  expect(trusted(shadow)).toBe('elo')
  let isBorneAgain = false
  while (shadow.engineLogLoss >= shadow.eloLogLoss) {
    expect(trusted(shadow)).toBe('elo')
    isBorneAgain ||= shadow.engineLogLoss - shadow.eloLogLoss < 0.002
    shadow = noteOutcome(shadow, GOOD)
  }
  expect(isBorneAgain).toBe(true)
  expect(trusted(shadow)).toBe('engine')
})

test('what is trusted is what is predicted', { tags: ['M13'] }, () => {
  const model = createModel({ tableBits: 10 })
  const learner = newLearner()
  for (let turn = 0; turn < 60; turn++) {
    answer(model, learner, { item: `i${turn % 7}`, skills: ['s'], at: turn * 900, correct: turn % 4 > 0 })
  }
  const question = { item: 'i3', skills: ['s'], at: 90_000 }
  const { predicted, elo } = predictAll(model, learner, question)
  const fallen = note(newShadow(), BAD, 600)
  expect(predicted).not.toBe(elo)
  expect(predictTrusted(newShadow(), model, learner, question)).toBe(predicted)
  expect(predictTrusted(fallen, model, learner, question)).toBe(elo)
  expect(masteryTrusted(newShadow(), model, learner, 's', 90_000)).toBe(mastery(model, learner, 's', 90_000))
  const forgotten = masteryTrusted(fallen, model, learner, 's', 90_000, 9e6)
  expect(forgotten).toBe(masteryTrusted(fallen, model, learner, 's', 90_000))
})

const chance = fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20)
const outcome = fc.record({ predicted: chance, elo: chance, mean: chance, correct: fc.boolean() })

test('AUC is the share of pairs in the right order, ties counting half', { tags: ['M14'] }, () => {
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 40 }), (outcomes) => {
      const right = outcomes.filter(({ correct }) => correct)
      const wrong = outcomes.filter(({ correct }) => !correct)
      const { engine } = measureHonesty(outcomes)
      if (right.length === 0 || wrong.length === 0) {
        expect(engine.auc).toBeNull()
        return
      }
      let won = 0
      for (const a of right)
        for (const b of wrong) won += a.predicted > b.predicted ? 1 : a.predicted === b.predicted ? 0.5 : 0
      expect(engine.auc).toBeCloseTo(won / (right.length * wrong.length), 12)
    }),
  )
})

test('bins hold every outcome once and say how far each was off', { tags: ['M14'] }, () => {
  const outcomes = [
    { predicted: 0.05, elo: 0.5, mean: 1, correct: false },
    { predicted: 0.72, elo: 0.5, mean: 1, correct: true },
    { predicted: 0.78, elo: 0.5, mean: 1, correct: false },
    { predicted: 1, elo: 0.5, mean: 1, correct: true },
  ]
  const { engine, elo, mean } = measureHonesty(outcomes)
  expect(engine.bins.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 2, 0, 1])
  expect(engine.bins[7]).toEqual({ count: 2, meanPredicted: 0.75, shareCorrect: 0.5 })
  expect(engine.bins[1]).toEqual({ count: 0, meanPredicted: null, shareCorrect: null })
  expect(engine.calibrationError).toBeCloseTo((0.05 + 2 * 0.25 + 0) / 4, 12)
  expect(elo).toMatchObject({ auc: 0.5, calibrationError: 0 })
  expect(elo.logLoss).toBeCloseTo(Math.LN2, 12)
  expect(mean.logLoss).toBeCloseTo(-Math.log(1e-6) / 2, 12)
})

test('nothing is measured from nothing', { tags: ['M14'] }, () => {
  const { engine } = measureHonesty([])
  expect(engine).toMatchObject({ auc: null, logLoss: null, calibrationError: null })
  expect(engine.bins).toHaveLength(10)
})
