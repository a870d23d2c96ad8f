import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EMBED_TASKS } from '#tutor/retrieval/embed-tasks.ts'
import { EMBEDDER_ID } from '#tutor/retrieval/minilm/dimensions.ts'
import { hashQuestion, writeQuestionFile } from '#tutor/retrieval/question-file.ts'
import { writeVectorFile } from '#tutor/retrieval/vector-file.ts'
import { packSigns, SIGN_BYTES } from '#tutor/retrieval/vectors.ts'
import { listShippedPassages, readShippedVectors, VECTOR_FILE } from './shipped-passages.ts'
import {
  type AskedSection,
  listAskedSections,
  QUESTION_FILE,
  readShippedQuestions,
} from './shipped-questions.ts'

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

/** The same for what learners ask. */
export function makeShippedQuestions(report: (done: number, all: number) => void): void {
  const known = new Map(
    readShippedQuestions().flatMap(({ hashes, signs }) =>
      hashes.map((hash, n) => [hash, signs.subarray(n * SIGN_BYTES, (n + 1) * SIGN_BYTES)] as const),
    ),
  )
  const sections = listAskedSections()
  const missing = sections.flatMap(({ texts }) => texts).filter((text) => !known.has(hashQuestion(text)))
  for (const [n, text] of missing.entries()) {
    known.set(hashQuestion(text), packSigns(EMBED_TASKS.embed([text])))
    if ((n + 1) % SAVE_AFTER === 0) report(n + 1, missing.length)
  }
  writeFileSync(
    QUESTION_FILE,
    writeQuestionFile(
      EMBEDDER_ID,
      sections.map((section) => toFiled(section, known)),
    ),
  )
}

function toFiled({ lessonKey, heading, texts }: AskedSection, known: ReadonlyMap<string, Uint8Array>) {
  const hashes = texts.map(hashQuestion)
  return {
    lessonKey,
    heading,
    words: [
      ...new Set(
        texts
          .join(' ')
          .toLowerCase()
          .split(/[\s?!.,]+/),
      ),
    ]
      .join(' ')
      .trim(),
    hashes,
    signs: Buffer.concat(hashes.map((hash) => known.get(hash) ?? new Uint8Array())),
  }
}
