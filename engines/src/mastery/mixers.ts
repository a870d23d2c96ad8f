import { clamp, toChance } from './log-odds.ts'
import { GATES, type Model } from './model.ts'

const MIXER_RATE = 0.05
const FINAL_RATE = 0.02
const MOST_LOG_ODDS = 8
/** Far beyond what is ever reached: it keeps a probability from being rounded to 0 or 1. */
const MOST_FINAL_LOG_ODDS = 30

/** Each gate picks one row of weights by something small that is known. */
export function openGates({ scratch }: Model, learnerAnswers: number): void {
  const { rows } = scratch
  rows[0] = 0
  rows[1] = countDoublings(scratch.mainSkillAnswers)
  rows[2] = countDoublings(scratch.itemAnswers)
  rows[3] = countDoublings(learnerAnswers / 2)
  rows[4] = scratch.mainSkillHistory
  scratch.finalRow = countDoublings(learnerAnswers)
}

/** Every gate's weighted sum of the features, joined by the last mixer; in log-odds. */
export function mixOpinions({ mixerWeights, finalWeights, scratch }: Model): number {
  const { features, opinions, rows, finalRow } = scratch
  const count = features.length
  let logOdds = 0
  for (let gate = 0; gate < GATES; gate++) {
    const weights = mixerWeights[gate] as Float32Array
    const start = (rows[gate] as number) * count
    let sum = 0
    for (let place = 0; place < count; place++) {
      sum += (weights[start + place] as number) * (features[place] as number)
    }
    const opinion = clamp(sum, -MOST_LOG_ODDS, MOST_LOG_ODDS)
    opinions[gate] = opinion
    logOdds += (finalWeights[finalRow * GATES + gate] as number) * opinion
  }
  return clamp(logOdds, -MOST_FINAL_LOG_ODDS, MOST_FINAL_LOG_ODDS)
}

/** AdaGrad (Duchi et al. 2011) on the log loss: each gate by its own error, the last mixer by the final one. */
export function learnMixers(model: Model, outcome: 0 | 1, error: number): void {
  const { mixerWeights, mixerGradients, finalWeights, finalGradients, scratch } = model
  const { features, opinions, rows, finalRow } = scratch
  const count = features.length
  for (let gate = 0; gate < GATES; gate++) {
    const excess = toChance(opinions[gate] as number) - outcome
    const weights = mixerWeights[gate] as Float32Array
    const gradients = mixerGradients[gate] as Float32Array
    const start = (rows[gate] as number) * count
    for (let place = 0; place < count; place++) {
      const gradient = excess * (features[place] as number)
      const at = start + place
      const gathered = Math.fround((gradients[at] as number) + gradient * gradient)
      gradients[at] = gathered
      weights[at] = (weights[at] as number) - (MIXER_RATE * gradient) / Math.sqrt(gathered)
    }
  }
  for (let gate = 0; gate < GATES; gate++) {
    const at = finalRow * GATES + gate
    const gradient = -error * (opinions[gate] as number)
    const gathered = (finalGradients[at] as number) + gradient * gradient
    finalGradients[at] = gathered
    finalWeights[at] = (finalWeights[at] as number) - (FINAL_RATE * gradient) / Math.sqrt(gathered)
  }
}

/** 0 below 1, then 1, 2, 3 … for 1, 2, 4 …, at most 7. */
function countDoublings(count: number): number {
  let doublings = 0
  for (let bound = 1; doublings < 7 && count >= bound; bound *= 2) doublings++
  return doublings
}
