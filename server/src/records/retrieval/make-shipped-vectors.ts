import { writeFileSync } from 'node:fs'
import { createEmbedder } from '#tutor/retrieval/embedder.ts'
import { writeVectorFile } from '#tutor/retrieval/vector-file.ts'
import { listShippedPassages, readShippedVectors, VECTOR_FILE } from './shipped-passages.ts'

const AT_ONCE = 8

/** Embeds what the file of vectors does not hold yet, and drops what the curriculum no longer has. */
export async function makeShippedVectors(report: (done: number, all: number) => void): Promise<void> {
  const passages = new Map(listShippedPassages().map((passage) => [passage.hash, passage]))
  const vectors = readShippedVectors()
  for (const hash of vectors.keys()) if (!passages.has(hash)) vectors.delete(hash)
  const missing = [...passages.values()].filter(({ hash }) => !vectors.has(hash))
  const embedder = createEmbedder()
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    const batch = missing.slice(start, start + AT_ONCE)
    const made = await embedder.embedPassages(batch)
    for (const [n, { hash }] of batch.entries()) {
      const vector = made[n]
      if (vector) vectors.set(hash, vector)
    }
    report(Math.min(start + AT_ONCE, missing.length), missing.length)
  }
  await embedder.stop()
  writeFileSync(VECTOR_FILE, writeVectorFile(embedder.id, vectors))
}
