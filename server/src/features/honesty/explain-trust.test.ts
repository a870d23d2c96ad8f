import { expect, test } from 'vitest'
import { newShadow, noteOutcome, type Shadow } from '#engines/mastery/index.ts'
import { explainTrust } from './explain-trust.ts'

/** So many answers, all right, foreseen by both as given. */
function watch(shadow: Shadow, answers: number, predicted: number, elo: number): Shadow {
  let seen = shadow
  for (let turn = 0; turn < answers; turn++) {
    seen = noteOutcome(seen, { predicted, elo, mean: 0.5, correct: true })
  }
  return seen
}

test('before the first answer there is no figure to show, and the engine is trusted', () => {
  expect(explainTrust(newShadow())).toEqual({
    model: 'engine',
    reason: 'tooFewAnswers',
    answers: 0,
    engineLogLoss: null,
    eloLogLoss: null,
    leastAnswers: 500,
    mostWorse: 0.002,
  })
})

test.each([
  ['a bad engine is trusted until there are enough answers', 499, 0.5, 0.9, 'engine', 'tooFewAnswers'],
  ['a better engine is trusted for being ahead', 500, 0.9, 0.5, 'engine', 'engineAhead'],
  ['an engine that is worse by a hair stays trusted', 500, 0.8, 0.801, 'engine', 'engineClose'],
  ['an engine that is clearly worse gives way to Elo', 500, 0.5, 0.9, 'elo', 'engineBehind'],
] as const)('%s', (_, answers, predicted, elo, model, reason) => {
  expect(explainTrust(watch(newShadow(), answers, predicted, elo))).toMatchObject({ model, reason, answers })
})

test('the engine comes back when it is ahead again, and the reason says so', () => {
  const fallen = watch(newShadow(), 500, 0.5, 0.9)
  const back = watch(fallen, 3_000, 0.9, 0.5)
  expect(explainTrust(back)).toMatchObject({ model: 'engine', reason: 'engineAhead' })
})
