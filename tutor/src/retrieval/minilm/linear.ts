import { buildMultiply } from './kernel.ts'
import { openMemory } from './wasm.ts'
import { packMatrix } from './weights.ts'

/** Numbers of tokens, row by row, through a matrix: `out[token] = weights · input[token] + bias`. */
export type Linear = (input: Float32Array, tokens: number) => Float32Array<ArrayBuffer>

/** Fourteen bits for a number: the sum over the largest depth stays within 32 bits for every input. */
const HALF_RANGE = 8192
const VECTOR_BYTES = 16

type Sizes = { weights: number; mostTokens: number; largestDepth: number; mostRows: number }

/** Room for matrices of bytes and for what goes in and out; `add` takes them one after the other. */
export function openMatrices({ weights, mostTokens, largestDepth, mostRows }: Sizes) {
  const lowAt = align(weights)
  const highAt = align(lowAt + mostTokens * largestDepth)
  const outAt = align(highAt + mostTokens * largestDepth)
  const memory = openMemory(outAt + 4 * mostTokens * mostRows)
  const multiply = buildMultiply(memory)
  const low = new Uint8Array(memory.buffer, lowAt, mostTokens * largestDepth)
  const high = new Uint8Array(memory.buffer, highAt, mostTokens * largestDepth)
  const sumsOut = new Int32Array(memory.buffer, outAt, mostTokens * mostRows)
  const scaleOf = new Float32Array(mostTokens)
  let taken = 0

  function packInput(input: Float32Array, tokens: number, depth: number): void {
    for (let token = 0; token < tokens; token += 1) {
      const from = token * depth
      let largest = 0
      for (let n = from; n < from + depth; n += 1) {
        const size = Math.abs(input[n] as number)
        if (size > largest) largest = size
      }
      const scale = largest / (HALF_RANGE - 1) || 1
      scaleOf[token] = scale
      const factor = 1 / scale
      for (let n = from; n < from + depth; n += 1) {
        const bits = ((input[n] as number) * factor + HALF_RANGE + 0.5) | 0
        low[n] = bits & 127
        high[n] = bits >> 7
      }
    }
  }

  function addMatrix(matrix: Float32Array, bias: Float32Array): Linear {
    const rows = bias.length
    const depth = matrix.length / rows
    const at = taken
    taken += matrix.length
    const { scales, sums } = packMatrix(matrix, depth, new Int8Array(memory.buffer, at, matrix.length))
    // What is added to keep the input positive comes off again, by the rules of whole numbers of 32 bits.
    const surplus = sums.map((sum) => Math.imul(sum, HALF_RANGE))
    return (input, tokens) => {
      packInput(input, tokens, depth)
      multiply(at, lowAt, highAt, outAt, rows, depth, tokens)
      const out = new Float32Array(tokens * rows)
      for (let token = 0; token < tokens; token += 1) {
        const tokenScale = scaleOf[token] as number
        const from = token * rows
        for (let row = 0; row < rows; row += 1) {
          const sum = ((sumsOut[from + row] as number) - (surplus[row] as number)) | 0
          out[from + row] = sum * tokenScale * (scales[row] as number) + (bias[row] as number)
        }
      }
      return out
    }
  }
  return { addMatrix }
}

const align = (bytes: number): number => Math.ceil(bytes / VECTOR_BYTES) * VECTOR_BYTES
