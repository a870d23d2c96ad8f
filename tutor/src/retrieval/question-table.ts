import { DIMENSIONS } from './minilm/dimensions.ts'
import type { SectionQuestions } from './question-file.ts'
import { createVectorTable } from './vector-table.ts'
import { SIGN_BYTES } from './vectors.ts'

/** What learners ask about the sections of lessons, to be compared with what somebody asks now. */
export type QuestionTable = {
  /** The number of a section; undefined where no question is known. */
  find: (lessonKey: string, heading: string) => number | undefined
  /** All words of a section's questions: learners call things by other names than lessons do. */
  wordsOf: (section: number) => string
  /** For each section the cosine with the nearest of its questions. */
  compare: (question: Float32Array) => Float32Array
}

const nameSection = (lessonKey: string, heading: string) => `${lessonKey}\n${heading}`

export function createQuestionTable(sections: readonly SectionQuestions[]): QuestionTable {
  const numbers = new Map(
    sections.map(({ lessonKey, heading }, number) => [nameSection(lessonKey, heading), number]),
  )
  const count = sections.reduce((sum, { signs }) => sum + signs.length / SIGN_BYTES, 0)
  const table = createVectorTable(count)
  const sectionOf = new Int32Array(count)
  let row = 0
  for (const [number, { signs }] of sections.entries())
    for (let from = 0; from < signs.length; from += SIGN_BYTES) {
      table.set(row, unpackSigns(signs.subarray(from, from + SIGN_BYTES)))
      sectionOf[row] = number
      row += 1
    }
  return {
    find: (lessonKey, heading) => numbers.get(nameSection(lessonKey, heading)),
    wordsOf: (section) => sections[section]?.words ?? '',
    compare: (question) => {
      const nearest = new Float32Array(sections.length)
      const cosines = table.compare(question)
      for (let at = 0; at < count; at += 1) {
        const section = sectionOf[at] as number
        if ((cosines[at] as number) > (nearest[section] as number)) nearest[section] = cosines[at] as number
      }
      return nearest
    },
  }
}

function unpackSigns(signs: Uint8Array): Int8Array {
  return Int8Array.from({ length: DIMENSIONS }, (_, n) =>
    ((signs[n >> 3] as number) >> (n & 7)) & 1 ? 1 : -1,
  )
}
