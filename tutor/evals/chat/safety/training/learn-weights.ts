import { MEANT_CATEGORIES } from '../../../../src/safety/categories.ts'
import {
  FIRST_LAYER,
  GAIN,
  HIDDEN,
  INPUTS,
  OUTPUTS,
  scoreMeaning,
} from '../../../../src/safety/meaning/detect-concern.ts'

/** A sentence as the classifier sees it; null when nothing worries about it. */
export type Lesson = { input: Float32Array; category: string | null }

const ROUNDS = 10
const PACE = 0.003
const AT_ONCE = 64
/** Keeps weights small, so that no single sentence decides. */
const DECAY = 0.3
const SIZE = FIRST_LAYER + OUTPUTS * (HIDDEN + 1)
const SEED = 7

/**
 * A network of one hidden layer by Adam (Kingma and Ba, 2015) with decay apart from the slope, worries and the rest
 * counting alike in sum. Dice of its own: the same lessons in the same order give the same weights.
 */
export function learnWeights(lessons: readonly Lesson[]): Float32Array {
  const roll = makeDice(SEED)
  const weights = Float32Array.from(
    { length: SIZE },
    (_, at) => (roll() - 0.5) * (at < FIRST_LAYER ? 0.3 : 0.5),
  )
  const [slope, mean, spread] = [new Float32Array(SIZE), new Float32Array(SIZE), new Float32Array(SIZE)]
  const labels = lessons.map(
    ({ category }) => (MEANT_CATEGORIES as readonly (string | null)[]).indexOf(category) + 1,
  )
  const worrying = labels.filter((label) => label > 0).length
  const shares = [lessons.length / 2 / (lessons.length - worrying), lessons.length / 2 / worrying]
  const order = lessons.map((_, at) => at)
  let step = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, roll)
    const pace = PACE * (1.05 - round / ROUNDS)
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const some = order.slice(from, from + AT_ONCE)
      slope.fill(0)
      for (const at of some) {
        const label = labels[at] ?? 0
        addSlope(
          weights,
          slope,
          lessons[at]?.input ?? new Float32Array(INPUTS),
          label,
          (shares[label > 0 ? 1 : 0] ?? 0) / some.length,
        )
      }
      step += 1
      descend(weights, slope, mean, spread, pace, step)
    }
  }
  return weights
}

function addSlope(
  weights: Float32Array,
  slope: Float32Array,
  input: Float32Array,
  label: number,
  share: number,
): void {
  const hidden = new Float32Array(HIDDEN)
  const chances = toChances(scoreMeaning(weights, input, hidden))
  const back = new Float32Array(HIDDEN)
  for (const [row, chance] of chances.entries()) {
    const miss = (chance - (row === label ? 1 : 0)) * share
    const from = FIRST_LAYER + row * (HIDDEN + 1)
    add(slope, from + HIDDEN, miss)
    for (let at = 0; at < HIDDEN; at += 1) {
      add(slope, from + at, miss * (hidden[at] as number))
      add(back, at, miss * (weights[from + at] as number))
    }
  }
  for (let row = 0; row < HIDDEN; row += 1) {
    const miss = (back[row] as number) * (1 - (hidden[row] as number) ** 2) * GAIN
    const from = row * (INPUTS + 1)
    add(slope, from + INPUTS, miss)
    for (let at = 0; at < INPUTS; at += 1) add(slope, from + at, miss * (input[at] as number))
  }
}

function descend(
  weights: Float32Array,
  slope: Float32Array,
  mean: Float32Array,
  spread: Float32Array,
  pace: number,
  step: number,
): void {
  const [young, younger] = [1 - 0.9 ** step, 1 - 0.999 ** step]
  for (let at = 0; at < SIZE; at += 1) {
    const now = slope[at] as number
    mean[at] = 0.9 * (mean[at] as number) + 0.1 * now
    spread[at] = 0.999 * (spread[at] as number) + 0.001 * now * now
    const stride = (mean[at] as number) / young / (Math.sqrt((spread[at] as number) / younger) + 1e-8)
    add(weights, at, -pace * (stride + DECAY * (weights[at] as number)))
  }
}

function toChances(scores: number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

function shuffle(order: number[], roll: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(roll() * (at + 1))
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
}

/** A linear congruential generator, numbers from Numerical Recipes. */
function makeDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function add(numbers: Float32Array, at: number, more: number): void {
  numbers[at] = (numbers[at] as number) + more
}
