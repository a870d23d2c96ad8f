import { DIMENSIONS } from './minilm/dimensions.ts'

/** A vector as it is stored: one signed byte a number. Its length is lost and not needed. */
export function packVector(vector: Float32Array): Int8Array<ArrayBuffer> {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  return Int8Array.from(vector, (value) => Math.round((value / largest) * 127))
}

export const SIGN_BYTES = DIMENSIONS / 8

/** The signs alone, one bit a number: enough to compare the sentences of one passage. */
export function packSigns(vectors: readonly Float32Array[]): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(vectors.length * SIGN_BYTES)
  for (const [row, vector] of vectors.entries())
    for (let n = 0; n < DIMENSIONS; n += 1)
      if ((vector[n] as number) > 0) {
        const at = row * SIGN_BYTES + (n >> 3)
        bits[at] = (bits[at] as number) | (1 << (n & 7))
      }
  return bits
}

/** How alike a vector of length 1 and each row of signs are: the cosine of the two, sentence by sentence. */
export function compareSigns(vector: Float32Array, signs: Uint8Array): number[] {
  const shrink = 1 / Math.sqrt(DIMENSIONS)
  return Array.from({ length: signs.length / SIGN_BYTES }, (_, row) => {
    let sum = 0
    for (let n = 0; n < DIMENSIONS; n += 1) {
      const isSet = ((signs[row * SIGN_BYTES + (n >> 3)] as number) >> (n & 7)) & 1
      sum += isSet ? (vector[n] as number) : -(vector[n] as number)
    }
    return sum * shrink
  })
}
