import { measureLogLoss } from './log-loss.ts'
import type { Predictions } from './predict.ts'

export type Outcome = Predictions & { correct: boolean }

/** Means are null in an empty bin. */
export type CalibrationBin = { count: number; meanPredicted: number | null; shareCorrect: number | null }

export type Honesty = {
  /** Chance that a right answer was given a higher probability than a wrong one; null without both kinds. */
  auc: number | null
  logLoss: number | null
  /** Expected calibration error: how far the bins are off, weighted by their counts. */
  calibrationError: number | null
  bins: CalibrationBin[]
}

const BINS = 10

/** How true the predictions turned out: the engine beside Elo and beside the learner's moving average. */
export function measureHonesty(outcomes: readonly Outcome[]): Record<'engine' | 'elo' | 'mean', Honesty> {
  return {
    engine: measureModel(outcomes, 'predicted'),
    elo: measureModel(outcomes, 'elo'),
    mean: measureModel(outcomes, 'mean'),
  }
}

/** One of the three alone, for whoever must not work on all of them at a stretch. */
export function measureModel(outcomes: readonly Outcome[], source: keyof Predictions): Honesty {
  const bins = fillBins(outcomes, source)
  if (outcomes.length === 0) return { auc: null, logLoss: null, calibrationError: null, bins }
  let loss = 0
  for (const outcome of outcomes) loss += measureLogLoss(outcome[source], outcome.correct)
  let off = 0
  for (const { count, meanPredicted, shareCorrect } of bins) {
    off += count * Math.abs((meanPredicted ?? 0) - (shareCorrect ?? 0))
  }
  return {
    auc: measureAuc(outcomes, source),
    logLoss: loss / outcomes.length,
    calibrationError: off / outcomes.length,
    bins,
  }
}

function fillBins(outcomes: readonly Outcome[], source: keyof Predictions): CalibrationBin[] {
  const sums = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, correct: 0 }))
  for (const outcome of outcomes) {
    const sum = sums[Math.min(BINS - 1, Math.floor(outcome[source] * BINS))]
    if (!sum) throw new RangeError(`No probability: ${outcome[source]}`)
    sum.count++
    sum.predicted += outcome[source]
    sum.correct += outcome.correct ? 1 : 0
  }
  return sums.map(({ count, predicted, correct }) => ({
    count,
    meanPredicted: count > 0 ? predicted / count : null,
    shareCorrect: count > 0 ? correct / count : null,
  }))
}

/** By the sum of ranks (Mann and Whitney); equal predictions share the mean of their ranks. */
function measureAuc(outcomes: readonly Outcome[], source: keyof Predictions): number | null {
  const sorted = outcomes.toSorted((a, b) => a[source] - b[source])
  let right = 0
  let ranks = 0
  for (let start = 0; start < sorted.length; ) {
    const value = sorted[start]?.[source]
    let end = start
    let rightHere = 0
    for (; end < sorted.length && sorted[end]?.[source] === value; end++) {
      if (sorted[end]?.correct) rightHere++
    }
    right += rightHere
    ranks += (rightHere * (start + 1 + end)) / 2
    start = end
  }
  const wrong = sorted.length - right
  return right === 0 || wrong === 0 ? null : (ranks - (right * (right + 1)) / 2) / (right * wrong)
}
