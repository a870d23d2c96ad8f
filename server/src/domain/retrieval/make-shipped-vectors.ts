import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EMBED_TASKS } from '#tutor/retrieval/embed-tasks.ts'
import { EMBEDDER_ID } from '#tutor/retrieval/minilm/dimensions.ts'
import { writeVectorFile } from '#tutor/retrieval/vector-file.ts'
import { listShippedPassages, readShippedVectors, VECTOR_FILE } from './shipped-passages.ts'

/** What is done is saved so often: a run that is broken off goes on where it was. */
const SAVE_AFTER = 200

/** Embeds what the file of vectors does not hold yet, and drops what the curriculum no longer has. */
export function makeShippedVectors(report: (done: number, all: number) => void): void {
  const passages = new Map(listShippedPassages().map((passage) => [passage.hash, passage]))
  const vectors = readShippedVectors()
  for (const hash of vectors.keys()) if (!passages.has(hash)) vectors.delete(hash)
  const missing = [...passages.values()].filter(({ hash }) => !vectors.has(hash))
  const save = () => writeFileSync(VECTOR_FILE, writeVectorFile(EMBEDDER_ID, vectors))
  mkdirSync(dirname(VECTOR_FILE), { recursive: true })
  for (const [n, passage] of missing.entries()) {
    const [made] = EMBED_TASKS.embedPassages([passage])
    if (made) vectors.set(passage.hash, made)
    if ((n + 1) % SAVE_AFTER === 0) {
      save()
      report(n + 1, missing.length)
    }
  }
  save()
}
