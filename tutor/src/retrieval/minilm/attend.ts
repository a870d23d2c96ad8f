import { buildScoreKeys, buildWeightedSum, HEAD_SIZE } from './attend-kernels.ts'
import { createMemory } from './wasm.ts'

const HEADS = 12
const WIDTH = HEADS * HEAD_SIZE
const ROW_BYTES = 4 * HEAD_SIZE
const SCALE = 1 / Math.sqrt(HEAD_SIZE)

export type Attend = (rows: Float32Array, tokens: number) => Float32Array<ArrayBuffer>

/** Multi-head self-attention. An input row holds query, key and value of a token, one after the other. */
export function createAttention(maxTokens: number): Attend {
  const size = maxTokens * ROW_BYTES
  const [queriesAt, keysAt, valuesAt, scoresAt] = [0, size, 2 * size, 3 * size] as const
  const sumAt = scoresAt + 4 * maxTokens
  const memory = createMemory(sumAt + ROW_BYTES)
  const [scoreKeys, weightedSum] = [buildScoreKeys(memory), buildWeightedSum(memory)]
  const floats = new Float32Array(memory.buffer)

  function copyHead(rows: Float32Array, tokens: number, head: number): void {
    for (const [part, at] of [queriesAt, keysAt, valuesAt].entries())
      for (let token = 0; token < tokens; token += 1) {
        const from = token * 3 * WIDTH + part * WIDTH + head * HEAD_SIZE
        const to = at / 4 + token * HEAD_SIZE
        for (let n = 0; n < HEAD_SIZE; n += 1) floats[to + n] = rows[from + n] as number
      }
  }

  return (rows, tokens) => {
    const out = new Float32Array(tokens * WIDTH)
    for (let head = 0; head < HEADS; head += 1) {
      copyHead(rows, tokens, head)
      for (let token = 0; token < tokens; token += 1) {
        scoreKeys(queriesAt + token * ROW_BYTES, keysAt, scoresAt, tokens)
        softmax(floats.subarray(scoresAt / 4, scoresAt / 4 + tokens))
        weightedSum(scoresAt, valuesAt, sumAt, tokens)
        const to = token * WIDTH + head * HEAD_SIZE
        for (let n = 0; n < HEAD_SIZE; n += 1) out[to + n] = floats[sumAt / 4 + n] as number
      }
    }
    return out
  }
}

/** In place, of the scaled scores. */
function softmax(scores: Float32Array): void {
  let largest = Number.NEGATIVE_INFINITY
  for (let n = 0; n < scores.length; n += 1)
    if ((scores[n] as number) > largest) largest = scores[n] as number
  let sum = 0
  for (let n = 0; n < scores.length; n += 1) {
    const weight = Math.exp(((scores[n] as number) - largest) * SCALE)
    scores[n] = weight
    sum += weight
  }
  for (let n = 0; n < scores.length; n += 1) scores[n] = (scores[n] as number) / sum
}
