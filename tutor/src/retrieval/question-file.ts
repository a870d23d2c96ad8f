import { createHash } from 'node:crypto'
import { SIGN_BYTES } from './vectors.ts'

/** The questions of one section: their words, and the signs of their vectors one after the other. */
export type SectionQuestions = {
  lessonKey: string
  heading: string
  words: string
  /** Of each question, in the order of the signs. */
  hashes: string[]
  signs: Uint8Array
}

const HASH_BYTES = 6

export const hashQuestion = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, HASH_BYTES).toString('base64url')

type Header = {
  embedder: string
  sections: [lessonKey: string, heading: string, count: number, words: string][]
}

/** One line that says by whom and what for, then the hashes, then the signs. */
export function writeQuestionFile(
  embedder: string,
  sections: readonly SectionQuestions[],
): Buffer<ArrayBuffer> {
  const header: Header = {
    embedder,
    sections: sections.map(({ lessonKey, heading, hashes, words }) => [
      lessonKey,
      heading,
      hashes.length,
      words,
    ]),
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...sections.flatMap(({ hashes }) => hashes.map((hash) => Buffer.from(hash, 'base64url'))),
    ...sections.map(({ signs }) => signs),
  ])
}

/** Empty when another embedder made the file: its vectors cannot be compared with ours. */
export function readQuestionFile(file: Buffer<ArrayBuffer>, embedderId: string): SectionQuestions[] {
  const headerEnd = file.indexOf('\n')
  const { embedder, sections } = JSON.parse(file.toString('utf8', 0, headerEnd)) as Header
  if (embedder !== embedderId) return []
  const all = sections.reduce((sum, [, , count]) => sum + count, 0)
  let hashAt = headerEnd + 1
  let signsAt = hashAt + all * HASH_BYTES
  return sections.map(([lessonKey, heading, count, words]) => {
    const hashes = Array.from({ length: count }, (_, n) =>
      file.toString('base64url', hashAt + n * HASH_BYTES, hashAt + (n + 1) * HASH_BYTES),
    )
    const signs = new Uint8Array(file.buffer, file.byteOffset + signsAt, count * SIGN_BYTES)
    hashAt += count * HASH_BYTES
    signsAt += count * SIGN_BYTES
    return { lessonKey, heading, words, hashes, signs }
  })
}
