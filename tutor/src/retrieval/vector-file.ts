import type { PassageVectors } from './embed-tasks.ts'
import { DIMENSIONS } from './minilm/dimensions.ts'
import { SIGN_BYTES } from './vectors.ts'

/** Vectors by the hash of their passage. */
export type VectorsByHash = Map<string, PassageVectors>

const HASH_BYTES = 12

/**
 * One line that says by whom and how many, then the hashes, the number of sentences of each passage, the vectors and the
 * signs of the sentences, in the order of the hashes: the same vectors make the same file.
 */
export function writeVectorFile(embedderId: string, vectors: VectorsByHash): Buffer<ArrayBuffer> {
  const sorted = [...vectors].sort(([a], [b]) => (a < b ? -1 : 1))
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ embedder: embedderId, passages: sorted.length })}\n`),
    ...sorted.map(([hash]) => Buffer.from(hash, 'base64url')),
    Uint8Array.from(sorted, ([, { sentences }]) => sentences.length / SIGN_BYTES),
    ...sorted.map(([, { vector }]) => new Uint8Array(vector.buffer, vector.byteOffset, vector.length)),
    ...sorted.map(([, { sentences }]) => sentences),
  ])
}

/** Empty when another embedder made the file: its vectors cannot be compared with ours. */
export function readVectorFile(file: Buffer<ArrayBuffer>, embedderId: string): VectorsByHash {
  const headerEnd = file.indexOf('\n')
  const { embedder, passages } = JSON.parse(file.toString('utf8', 0, headerEnd)) as {
    embedder: string
    passages: number
  }
  if (embedder !== embedderId) return new Map()
  const hashesAt = headerEnd + 1
  const countsAt = hashesAt + passages * HASH_BYTES
  const vectorsAt = countsAt + passages
  let signsAt = vectorsAt + passages * DIMENSIONS
  const vectors: VectorsByHash = new Map()
  for (let n = 0; n < passages; n += 1) {
    const hash = file.toString('base64url', hashesAt + n * HASH_BYTES, hashesAt + (n + 1) * HASH_BYTES)
    const signBytes = (file[countsAt + n] as number) * SIGN_BYTES
    // Views of the file, not copies: it is read while the product starts.
    vectors.set(hash, {
      vector: new Int8Array(file.buffer, file.byteOffset + vectorsAt + n * DIMENSIONS, DIMENSIONS),
      sentences: new Uint8Array(file.buffer, file.byteOffset + signsAt, signBytes),
    })
    signsAt += signBytes
  }
  return vectors
}
