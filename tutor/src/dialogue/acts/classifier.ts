import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { ACTS, LANGUAGES } from './act.ts'
import { listFeatures, ROWS } from './list-features.ts'

export const OUTPUTS = ACTS.length + LANGUAGES.length
const CHECKSUM_BYTES = 4
const HEADER_BYTES = CHECKSUM_BYTES + 2 * OUTPUTS * Float32Array.BYTES_PER_ELEMENT
export const WEIGHTS = fileURLToPath(new URL('./acts.weights', import.meta.url))

/** A score is the sum of the rows of a message, times the scale, plus the bias. */
export type Weights = { rows: Int8Array; scales: Float32Array; biases: Float32Array }

/** Shares of 1, in the order of `ACTS` and of `LANGUAGES`. */
export type Shares = { acts: number[]; languages: number[] }

let loaded: Weights | undefined

export function classify(message: string): Shares {
  loaded ??= readWeights(readFileSync(WEIGHTS))
  return scoreMessage(message, loaded)
}

export function scoreMessage(message: string, weights: Weights): Shares {
  const { rows, values } = listFeatures(message)
  const sums = new Float64Array(OUTPUTS)
  rows.forEach((row, at) => {
    const value = values[at] as number
    const from = row * OUTPUTS
    for (let output = 0; output < OUTPUTS; output += 1)
      sums[output] = (sums[output] as number) + value * (weights.rows[from + output] as number)
  })
  const scores = [...sums].map(
    (sum, output) => sum * (weights.scales[output] as number) + (weights.biases[output] as number),
  )
  return { acts: toShares(scores.slice(0, ACTS.length)), languages: toShares(scores.slice(ACTS.length)) }
}

export function readWeights(file: Buffer): Weights {
  const body = file.subarray(CHECKSUM_BYTES)
  if (file.length !== HEADER_BYTES + ROWS * OUTPUTS || crc32(body) !== file.readUInt32LE(0))
    throw new Error('The weights of the dialogue acts are broken: train them again')
  const numbers = new Float32Array(Uint8Array.from(file.subarray(CHECKSUM_BYTES, HEADER_BYTES)).buffer)
  return {
    scales: numbers.slice(0, OUTPUTS),
    biases: numbers.slice(OUTPUTS),
    rows: new Int8Array(Uint8Array.from(file.subarray(HEADER_BYTES)).buffer),
  }
}

export function writeWeights({ rows, scales, biases }: Weights): Buffer {
  const body = Buffer.concat([scales, biases, rows].map((part) => Buffer.from(part.buffer)))
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32LE(crc32(body))
  return Buffer.concat([checksum, body])
}

function toShares(scores: number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
