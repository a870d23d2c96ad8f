import { buildMultiply } from './kernel.ts'
import { createMemory } from './wasm.ts'
import { quantizeMatrix } from './weights.ts'

/** `output[token] = weights · input[token] + bias` */
export type Linear = (input: Float32Array, tokens: number) => Float32Array<ArrayBuffer>

/** Inputs have 14 bits: the dot product over the largest depth cannot overflow an int32. */
const HALF_RANGE = 8192
const VECTOR_BYTES = 16

type Sizes = { weights: number; maxTokens: number; maxDepth: number; maxRows: number }

/** One WebAssembly memory for the int8 weights of all layers, their inputs and their outputs. */
export function createLinearLayers({ weights, maxTokens, maxDepth, maxRows }: Sizes) {
  const lowAt = align(weights)
  const highAt = align(lowAt + maxTokens * maxDepth)
  const outAt = align(highAt + maxTokens * maxDepth)
  const memory = createMemory(outAt + 4 * maxTokens * maxRows)
  const multiply = buildMultiply(memory)
  const low = new Uint8Array(memory.buffer, lowAt, maxTokens * maxDepth)
  const high = new Uint8Array(memory.buffer, highAt, maxTokens * maxDepth)
  const sumsOut = new Int32Array(memory.buffer, outAt, maxTokens * maxRows)
  const inputScales = new Float32Array(maxTokens)
  let usedBytes = 0

  function quantizeInput(input: Float32Array, tokens: number, depth: number): void {
    for (let token = 0; token < tokens; token += 1) {
      const from = token * depth
      let largest = 0
      for (let n = from; n < from + depth; n += 1) {
        const size = Math.abs(input[n] as number)
        if (size > largest) largest = size
      }
      const scale = largest / (HALF_RANGE - 1) || 1
      inputScales[token] = scale
      const factor = 1 / scale
      for (let n = from; n < from + depth; n += 1) {
        const bits = ((input[n] as number) * factor + HALF_RANGE + 0.5) | 0
        low[n] = bits & 127
        high[n] = bits >> 7
      }
    }
  }

  function addLayer(matrix: Float32Array, bias: Float32Array): Linear {
    const rows = bias.length
    const depth = matrix.length / rows
    const at = usedBytes
    usedBytes += matrix.length
    const { scales, rowSums } = quantizeMatrix(matrix, depth, new Int8Array(memory.buffer, at, matrix.length))
    // The offset that keeps inputs positive is subtracted again, in int32 arithmetic.
    const rowOffsets = rowSums.map((sum) => Math.imul(sum, HALF_RANGE))
    return (input, tokens) => {
      quantizeInput(input, tokens, depth)
      multiply(at, lowAt, highAt, outAt, rows, depth, tokens)
      const out = new Float32Array(tokens * rows)
      for (let token = 0; token < tokens; token += 1) {
        const tokenScale = inputScales[token] as number
        const from = token * rows
        for (let row = 0; row < rows; row += 1) {
          const sum = ((sumsOut[from + row] as number) - (rowOffsets[row] as number)) | 0
          out[from + row] = sum * tokenScale * (scales[row] as number) + (bias[row] as number)
        }
      }
      return out
    }
  }
  return { addLayer }
}

const align = (bytes: number): number => Math.ceil(bytes / VECTOR_BYTES) * VECTOR_BYTES
