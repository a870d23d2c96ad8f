import { ACTS, type Act, LANGUAGES } from '../../../src/dialogue/acts/act.ts'
import { OUTPUTS, type Weights } from '../../../src/dialogue/acts/classifier.ts'
import { listFeatures, ROWS } from '../../../src/dialogue/acts/list-features.ts'
import type { Phrase } from './read-phrases.ts'
import { createRandom, type Random, varyPhrase } from './spoil-typing.ts'
import { TOPICS } from './topics.ts'

export type Lesson = { phrase: Phrase; weight: number }
export type FitOptions = { passes: number; decay: number; seed: number }

const STEP = 0.6
const FIRST_SUM = 0.05
/** How much of the truth goes to acts that fit as well. */
const SHARE_OF_ALSO = 0.35
/** Nothing is quite certain, so that no weight grows without end. */
const SMOOTHING = 0.04
const MOST_INT8 = 127
/** Of ten times that a phrase is read it is read this often as it stands. */
const AS_IT_STANDS = 0.4
const OTHER_LANGUAGE_WEIGHT = 1.6

type Sums = { weights: Float32Array; squares: Float32Array; biases: Float64Array }

/** Softmax regression by AdaGrad, one phrase at a time, in another spelling each time. */
export function fitWeights(lessons: readonly Lesson[], { passes, decay, seed }: FitOptions): Weights {
  const random = createRandom(seed)
  const sums: Sums = {
    weights: new Float32Array(ROWS * OUTPUTS),
    squares: new Float32Array(ROWS * OUTPUTS).fill(FIRST_SUM),
    biases: new Float64Array(OUTPUTS),
  }
  const counts = countActs(lessons)
  const usual = lessons.length / ACTS.length
  for (let pass = 0; pass < passes; pass += 1) {
    const step = STEP * (1 - (0.9 * pass) / passes)
    for (const { phrase, weight } of shuffle(lessons, random)) {
      const text = random() < AS_IT_STANDS ? phrase.text : varyPhrase(phrase, TOPICS, random)
      const rarity = Math.sqrt(usual / (counts.get(phrase.act) ?? usual))
      const isOther = phrase.language !== 'en'
      learn(sums, text, phrase, { step, decay, weight: weight * rarity * (isOther ? OTHER_LANGUAGE_WEIGHT : 1) })
    }
  }
  return toInt8(sums)
}

type Pace = { step: number; decay: number; weight: number }

function learn({ weights, squares, biases }: Sums, text: string, phrase: Phrase, { step, decay, weight }: Pace): void {
  const { rows, values } = listFeatures(text)
  const scores = Float64Array.from(biases)
  for (let n = 0; n < rows.length; n += 1) {
    const from = (rows[n] as number) * OUTPUTS
    const value = values[n] as number
    for (let output = 0; output < OUTPUTS; output += 1)
      scores[output] = (scores[output] as number) + value * (weights[from + output] as number)
  }
  const errors = listErrors(scores, phrase)
  for (let output = 0; output < OUTPUTS; output += 1)
    biases[output] = (biases[output] as number) - 0.002 * step * weight * (errors[output] as number)
  for (let n = 0; n < rows.length; n += 1) {
    const from = (rows[n] as number) * OUTPUTS
    const value = (values[n] as number) * weight
    for (let output = 0; output < OUTPUTS; output += 1) {
      const at = from + output
      const slope = value * (errors[output] as number) + decay * (weights[at] as number)
      squares[at] = (squares[at] as number) + slope * slope
      weights[at] = (weights[at] as number) - (step * slope) / Math.sqrt(squares[at] as number)
    }
  }
}

/** What was expected of each output less what is true. */
function listErrors(scores: Float64Array, { act, also, language }: Phrase): Float64Array {
  const errors = new Float64Array(OUTPUTS)
  const isTrue = (one: Act) => {
    const certain =
      one === act ? 1 - (also.length > 0 ? SHARE_OF_ALSO : 0) : also.includes(one) ? SHARE_OF_ALSO / also.length : 0
    return certain * (1 - SMOOTHING) + SMOOTHING / ACTS.length
  }
  softmax(scores, errors, 0, ACTS.length)
  softmax(scores, errors, ACTS.length, OUTPUTS)
  ACTS.forEach((one, at) => {
    errors[at] = (errors[at] as number) - isTrue(one)
  })
  const spoken = ACTS.length + LANGUAGES.indexOf(language)
  errors[spoken] = (errors[spoken] as number) - 1
  return errors
}

function softmax(scores: Float64Array, into: Float64Array, from: number, to: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let at = from; at < to; at += 1) most = Math.max(most, scores[at] as number)
  let all = 0
  for (let at = from; at < to; at += 1) {
    into[at] = Math.exp((scores[at] as number) - most)
    all += into[at] as number
  }
  for (let at = from; at < to; at += 1) into[at] = (into[at] as number) / all
}

/** One scale for each output. What is smaller than its step is nothing. */
function toInt8({ weights, biases }: Sums): Weights {
  const scales = new Float32Array(OUTPUTS)
  weights.forEach((weight, at) => {
    const output = at % OUTPUTS
    scales[output] = Math.max(scales[output] as number, Math.abs(weight) / MOST_INT8)
  })
  const rows = new Int8Array(weights.length)
  weights.forEach((weight, at) => {
    rows[at] = Math.round(weight / (scales[at % OUTPUTS] as number))
  })
  return { rows, scales, biases: Float32Array.from(biases) }
}

function countActs(lessons: readonly Lesson[]): Map<Act, number> {
  const counts = new Map<Act, number>()
  for (const { phrase } of lessons) counts.set(phrase.act, (counts.get(phrase.act) ?? 0) + 1)
  return counts
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
  }
  return mixed
}
