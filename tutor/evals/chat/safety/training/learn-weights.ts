import { DIMENSIONS, MEANT_CATEGORIES, ROW } from '../../../../src/safety/meaning/judge-meaning.ts'

/** A sentence by its meaning; null when nothing worries about it. */
export type Lesson = { vector: ArrayLike<number>; category: string | null }

const ROUNDS = 250
const PACE = 3
const MOMENTUM = 0.9
/** Keeps weights small, so that no single sentence decides (L2). */
const DECAY = 1e-4

/**
 * Softmax regression over the vectors by full gradient descent, worries and the rest counting alike in sum. Starts at
 * zero and takes the lessons in their order: the same lessons give the same weights.
 */
export function learnWeights(lessons: readonly Lesson[]): Float32Array {
  const rows = MEANT_CATEGORIES.length + 1
  const weights = new Float64Array(rows * ROW)
  const speed = new Float64Array(rows * ROW)
  const labels = lessons.map(({ category }) =>
    category === null ? 0 : (MEANT_CATEGORIES as readonly string[]).indexOf(category) + 1,
  )
  const worrying = labels.filter((label) => label > 0).length
  const shares = [0.5 / (lessons.length - worrying), 0.5 / worrying]
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(rows * ROW)
    for (const [at, { vector }] of lessons.entries()) {
      const chances = weigh(weights, vector, rows)
      const label = labels[at] ?? 0
      for (let row = 0; row < rows; row += 1) {
        const miss = ((chances[row] ?? 0) - (row === label ? 1 : 0)) * (shares[label > 0 ? 1 : 0] ?? 0)
        for (let d = 0; d < DIMENSIONS; d += 1) addTo(slope, row * ROW + d, miss * (vector[d] ?? 0))
        addTo(slope, row * ROW + DIMENSIONS, miss)
      }
    }
    for (let at = 0; at < weights.length; at += 1) {
      const decay = at % ROW === DIMENSIONS ? 0 : DECAY * (weights[at] ?? 0)
      speed[at] = MOMENTUM * (speed[at] ?? 0) + (slope[at] ?? 0) + decay
      addTo(weights, at, -PACE * (speed[at] ?? 0))
    }
  }
  return Float32Array.from(weights)
}

function weigh(weights: Float64Array, vector: ArrayLike<number>, rows: number): number[] {
  const scores = Array.from({ length: rows }, (_, row) => {
    let sum = weights[row * ROW + DIMENSIONS] ?? 0
    for (let d = 0; d < DIMENSIONS; d += 1) sum += (weights[row * ROW + d] ?? 0) * (vector[d] ?? 0)
    return sum
  })
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

function addTo(numbers: Float64Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more
}
