import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_DIR, readCurriculum } from '#content/format/read-curriculum.ts'
import { EMBEDDER_ID } from '#tutor/retrieval/minilm/dimensions.ts'
import { readQuestionFile, type SectionQuestions } from '#tutor/retrieval/question-file.ts'
import { createQuestionTable, type QuestionTable } from '#tutor/retrieval/question-table.ts'

export const QUESTION_FILE = join(CONTENT_DIR, 'vectors', 'questions.bin')

export type AskedSection = { lessonKey: string; heading: string; texts: string[] }

/** What learners ask about each section, in the order of the files. */
export function listAskedSections(): AskedSection[] {
  return readCurriculum().questions.flatMap(({ questions }) =>
    Object.entries(questions).flatMap(([lessonKey, sections]) =>
      Object.entries(sections).map(([heading, texts]) => ({ lessonKey, heading, texts })),
    ),
  )
}

/** Made by `npm run content:vectors`. */
export function readShippedQuestions(): SectionQuestions[] {
  return existsSync(QUESTION_FILE) ? readQuestionFile(readFileSync(QUESTION_FILE), EMBEDDER_ID) : []
}

let table: QuestionTable | undefined

/** One for all: it takes 6 MB and never changes while the product runs. */
export function questionTable(): QuestionTable {
  table ??= createQuestionTable(readShippedQuestions())
  return table
}
