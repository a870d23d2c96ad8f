import type { Outcome } from '#engines/mastery/index.ts'

/** Three float4 in network order (engine, Elo, moving average), then 1 for right or 0. */
const BYTES_PER_OUTCOME = 13

export function unpackOutcomes(bytes: Uint8Array): Outcome[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.byteLength / BYTES_PER_OUTCOME }, (_, place) => {
    const at = place * BYTES_PER_OUTCOME
    return {
      predicted: view.getFloat32(at),
      elo: view.getFloat32(at + 4),
      mean: view.getFloat32(at + 8),
      correct: view.getUint8(at + 12) === 1,
    }
  })
}
