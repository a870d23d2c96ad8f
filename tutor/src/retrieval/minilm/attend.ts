import {
  buildCopyRows,
  buildScoreKeys,
  buildToShares,
  buildWeightedSum,
  HEAD_SIZE,
} from './attend-kernels.ts'
import { createMemory } from './wasm.ts'

const HEADS = 12
const WIDTH = HEADS * HEAD_SIZE
const HEAD_BYTES = 4 * HEAD_SIZE
const INPUT_BYTES = 3 * 4 * WIDTH
/** So many scores are worked out at once: what is behind the last token is none. */
const SCORES_AT_ONCE = 4

export type Attend = (rows: Float32Array, tokens: number) => Float32Array<ArrayBuffer>

/** Multi-head self-attention. An input row holds query, key and value of a token, one after the other. */
export function createAttention(maxTokens: number): Attend {
  const size = maxTokens * HEAD_BYTES
  const [queriesAt, keysAt, valuesAt, scoresAt] = [0, size, 2 * size, 3 * size] as const
  const inputAt = scoresAt + 4 * maxTokens
  const outAt = inputAt + maxTokens * INPUT_BYTES
  const memory = createMemory(outAt + maxTokens * 4 * WIDTH)
  const [copyRows, scoreKeys] = [buildCopyRows(memory), buildScoreKeys(memory)]
  const [toShares, weightedSum] = [buildToShares(memory), buildWeightedSum(memory)]
  const floats = new Float32Array(memory.buffer)

  return (rows, tokens) => {
    floats.set(rows, inputAt / 4)
    const rounded = Math.ceil(tokens / SCORES_AT_ONCE) * SCORES_AT_ONCE
    for (let head = 0; head < HEADS; head += 1) {
      for (const [part, to] of [queriesAt, keysAt, valuesAt].entries())
        copyRows(inputAt + 4 * (part * WIDTH + head * HEAD_SIZE), INPUT_BYTES, to, tokens)
      for (let token = 0; token < tokens; token += 1) {
        scoreKeys(queriesAt + token * HEAD_BYTES, keysAt, scoresAt, tokens)
        floats.fill(Number.NEGATIVE_INFINITY, scoresAt / 4 + tokens, scoresAt / 4 + rounded)
        toShares(scoresAt, tokens)
        weightedSum(scoresAt, valuesAt, outAt + 4 * (token * WIDTH + head * HEAD_SIZE), tokens)
      }
    }
    return floats.slice(outAt / 4, outAt / 4 + tokens * WIDTH)
  }
}
