import { buildCompare, buildMix, HEAD } from './attend-kernels.ts'
import { openMemory } from './wasm.ts'

const HEADS = 12
const WIDTH = HEADS * HEAD
const ROW_BYTES = 4 * HEAD
const SCALE = 1 / Math.sqrt(HEAD)

export type Attend = (rows: Float32Array, tokens: number) => Float32Array<ArrayBuffer>

/**
 * Each token's mixture of what all tokens say, weighed by how well its question fits their keys, in twelve separate
 * heads. A row holds question, key and value of a token, one after the other.
 */
export function openAttention(mostTokens: number): Attend {
  const size = mostTokens * ROW_BYTES
  const [questionsAt, keysAt, valuesAt, fitsAt] = [0, size, 2 * size, 3 * size] as const
  const mixedAt = fitsAt + 4 * mostTokens
  const memory = openMemory(mixedAt + ROW_BYTES)
  const [compare, mix] = [buildCompare(memory), buildMix(memory)]
  const numbers = new Float32Array(memory.buffer)

  function takeHead(rows: Float32Array, tokens: number, head: number): void {
    for (const [part, at] of [questionsAt, keysAt, valuesAt].entries())
      for (let token = 0; token < tokens; token += 1) {
        const from = token * 3 * WIDTH + part * WIDTH + head * HEAD
        const to = at / 4 + token * HEAD
        for (let n = 0; n < HEAD; n += 1) numbers[to + n] = rows[from + n] as number
      }
  }

  return (rows, tokens) => {
    const out = new Float32Array(tokens * WIDTH)
    for (let head = 0; head < HEADS; head += 1) {
      takeHead(rows, tokens, head)
      for (let token = 0; token < tokens; token += 1) {
        compare(questionsAt + token * ROW_BYTES, keysAt, fitsAt, tokens)
        share(numbers, fitsAt / 4, tokens)
        mix(fitsAt, valuesAt, mixedAt, tokens)
        const to = token * WIDTH + head * HEAD
        for (let n = 0; n < HEAD; n += 1) out[to + n] = numbers[mixedAt / 4 + n] as number
      }
    }
    return out
  }
}

/** Turns fits into shares that add up to 1 (softmax). */
function share(fits: Float32Array, from: number, count: number): void {
  const end = from + count
  let largest = Number.NEGATIVE_INFINITY
  for (let n = from; n < end; n += 1) if ((fits[n] as number) > largest) largest = fits[n] as number
  let sum = 0
  for (let n = from; n < end; n += 1) {
    const part = Math.exp(((fits[n] as number) - largest) * SCALE)
    fits[n] = part
    sum += part
  }
  for (let n = from; n < end; n += 1) fits[n] = (fits[n] as number) / sum
}
