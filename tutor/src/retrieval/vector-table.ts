import { DIMENSIONS } from './minilm/dimensions.ts'
import { buildMultiply } from './minilm/kernel.ts'
import { createMemory } from './minilm/wasm.ts'

/** The question is quantized to 14 bits; this is half of the range. */
const HALF_RANGE = 8192
const ROWS_AT_ONCE = 4

/** Int8 vectors in one block, compared with a question in one pass. */
export type VectorTable = {
  set: (row: number, vector: Int8Array) => void
  /** The cosine of the question, of length 1, and every row. A row that was never set has 0. */
  compare: (question: Float32Array) => Float32Array
}

export function createVectorTable(count: number): VectorTable {
  const rows = Math.max(ROWS_AT_ONCE, Math.ceil(count / ROWS_AT_ONCE) * ROWS_AT_ONCE)
  const lowAt = rows * DIMENSIONS
  const highAt = lowAt + DIMENSIONS
  const outAt = highAt + DIMENSIONS
  const memory = createMemory(outAt + 4 * rows)
  const multiply = buildMultiply(memory)
  const [bytes, low, high] = [
    new Int8Array(memory.buffer, 0, lowAt),
    new Uint8Array(memory.buffer, lowAt, DIMENSIONS),
    new Uint8Array(memory.buffer, highAt, DIMENSIONS),
  ]
  const out = new Int32Array(memory.buffer, outAt, rows)
  const inverseLengths = new Float32Array(rows)
  const rowOffsets = new Int32Array(rows)

  return {
    set: (row, vector) => {
      bytes.set(vector, row * DIMENSIONS)
      let squares = 0
      let sum = 0
      for (const value of vector) {
        squares += value * value
        sum += value
      }
      inverseLengths[row] = squares === 0 ? 0 : 1 / Math.sqrt(squares)
      rowOffsets[row] = Math.imul(sum, HALF_RANGE)
    },
    compare: (question) => {
      const largest = question.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
      const factor = (HALF_RANGE - 1) / largest
      for (let n = 0; n < DIMENSIONS; n += 1) {
        const bits = Math.round((question[n] as number) * factor) + HALF_RANGE
        low[n] = bits & 127
        high[n] = bits >> 7
      }
      multiply(0, lowAt, highAt, outAt, rows, DIMENSIONS, 1)
      const cosines = new Float32Array(count)
      for (let row = 0; row < count; row += 1) {
        const sum = ((out[row] as number) - (rowOffsets[row] as number)) | 0
        cosines[row] = (sum / factor) * (inverseLengths[row] as number)
      }
      return cosines
    },
  }
}
