import { buildQuantize, buildScaledMultiply, HALF_RANGE } from './kernel.ts'
import { createMemory } from './wasm.ts'
import { quantizeMatrix } from './weights.ts'

/** `output[token] = weights · input[token] + bias` */
export type Linear = (input: Float32Array, tokens: number) => Float32Array<ArrayBuffer>

const VECTOR_BYTES = 16

type Sizes = { weights: number; rows: number; maxTokens: number; maxDepth: number; maxRows: number }

/** One WebAssembly memory for the int8 weights of all layers, what belongs to their rows, their inputs and their outputs. */
export function createLinearLayers({ weights, rows: allRows, maxTokens, maxDepth, maxRows }: Sizes) {
  const factsAt = align(weights)
  const inputAt = align(factsAt + 3 * 4 * allRows)
  const lowAt = align(inputAt + 4 * maxTokens * maxDepth)
  const highAt = align(lowAt + maxTokens * maxDepth)
  const outAt = align(highAt + maxTokens * maxDepth)
  // The last token's scale is written as a whole vector.
  const scalesAt = align(outAt + 4 * maxTokens * maxRows)
  const memory = createMemory(scalesAt + 4 * maxTokens + VECTOR_BYTES)
  const [multiply, quantize] = [buildScaledMultiply(memory), buildQuantize(memory)]
  const floats = new Float32Array(memory.buffer)
  let usedBytes = 0
  let usedRows = 0

  function addLayer(matrix: Float32Array, bias: Float32Array): Linear {
    const rows = bias.length
    const depth = matrix.length / rows
    const at = usedBytes
    const facts = factsAt + 3 * 4 * usedRows
    usedBytes += matrix.length
    usedRows += rows
    const { scales, rowSums } = quantizeMatrix(matrix, depth, new Int8Array(memory.buffer, at, matrix.length))
    // The offset that keeps inputs positive is subtracted again, in int32 arithmetic.
    new Int32Array(memory.buffer, facts, rows).set(rowSums.map((sum) => Math.imul(sum, HALF_RANGE)))
    floats.set(scales, facts / 4 + rows)
    floats.set(bias, facts / 4 + 2 * rows)
    return (input, tokens) => {
      floats.set(input, inputAt / 4)
      for (let token = 0; token < tokens; token += 1) {
        const from = token * depth
        quantize(inputAt + 4 * from, lowAt + from, highAt + from, depth, scalesAt + 4 * token)
      }
      multiply(at, lowAt, highAt, outAt, rows, depth, tokens, facts, scalesAt)
      return floats.slice(outAt / 4, outAt / 4 + tokens * rows)
    }
  }
  return { addLayer }
}

const align = (bytes: number): number => Math.ceil(bytes / VECTOR_BYTES) * VECTOR_BYTES
