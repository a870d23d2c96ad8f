import { expect, test } from 'vitest'
import type { Honesty, Judged } from '#contract/admin/honesty.ts'
import { listExportRows } from './export-rows.ts'
import { FIGURES, findBest } from './models.ts'

const bins = Array.from({ length: 10 }, (_, place) =>
  place === 7
    ? { count: 3, meanPredicted: 0.75, shareCorrect: 2 / 3 }
    : place === 2
      ? { count: 1, meanPredicted: 0.25, shareCorrect: 0 }
      : { count: 0, meanPredicted: null, shareCorrect: null },
)
const judged = (auc: number | null, logLoss: number, calibrationError: number): Judged => ({
  auc,
  logLoss,
  calibrationError,
  bins,
})
const honesty: Honesty = {
  answers: 4,
  since: '2026-01-05T09:00:00.000Z',
  engine: judged(0.8, 0.5, 0.02),
  elo: judged(0.8004, 0.55, 0.01),
  average: judged(0.7, 0.6, 0.02),
  trust: {
    model: 'engine',
    reason: 'engineAhead',
    answers: 900,
    engineLogLoss: 0.5,
    eloLogLoss: 0.55,
    leastAnswers: 500,
    mostWorse: 0.002,
  },
  weightsSavedAt: null,
  isRebuilding: false,
}
const write = (value: number) => value.toFixed(3)
const [auc, logLoss, calibrationError] = FIGURES

test('more is better for AUC, and what reads the same shares the place', () => {
  expect(findBest(honesty, auc, write)).toEqual(['engine', 'elo'])
})

test('less is better for log loss and calibration', () => {
  expect(findBest(honesty, logLoss, write)).toEqual(['engine'])
  expect(findBest(honesty, calibrationError, write)).toEqual(['elo'])
})

test('nobody is best when all are alike or nothing is known', () => {
  const alike = judged(0.5, 0.6, 0.1)
  const unknown = judged(null, 0.6, 0.1)
  expect(findBest({ engine: alike, elo: alike, average: alike }, auc, write)).toEqual([])
  expect(findBest({ engine: unknown, elo: unknown, average: unknown }, auc, write)).toEqual([])
})

test('the file holds the figures of each model and every bin', () => {
  const rows = listExportRows(honesty)
  expect(rows).toHaveLength(33)
  expect(rows[0]).toEqual({
    model: 'engine',
    bounds: null,
    answers: 4,
    foreseen: 0.625,
    right: 0.5,
    auc: 0.8,
    logLoss: 0.5,
    calibrationError: 0.02,
  })
  expect(rows[10]).toMatchObject({ model: 'engine', bounds: [0.7, 0.8], answers: 3, right: 0.666667 })
  expect(rows[32]).toMatchObject({
    model: 'average',
    bounds: [0.9, 1],
    answers: 0,
    foreseen: null,
    auc: null,
  })
})
