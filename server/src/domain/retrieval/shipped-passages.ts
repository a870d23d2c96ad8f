import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileLesson } from '#content/compile/compile-lesson.ts'
import { CONTENT_DIR, readCurriculum } from '#content/format/read-curriculum.ts'
import { EMBEDDER_ID } from '#tutor/retrieval/minilm/dimensions.ts'
import { type Passage, type Source, splitPassages } from '#tutor/retrieval/passages/split-passages.ts'
import { readVectorFile, type VectorsByHash } from '#tutor/retrieval/vector-file.ts'

export const VECTOR_FILE = join(CONTENT_DIR, 'vectors', 'curriculum.bin')

export type ShippedPassage = Passage & { lessonKey: string; title: string }

/** Everything that can be found in the curriculum's files. */
export function listShippedPassages(): ShippedPassage[] {
  return readCurriculum().lessons.flatMap(({ facts, body }) => {
    const source = toLessonSource({
      title: facts.title,
      content: compileLesson(body).html,
      vocabulary: facts.vocabulary,
    })
    return splitPassages(source).map((passage) => ({
      ...passage,
      lessonKey: facts.id,
      title: facts.title,
    }))
  })
}

type LessonText = { title: string; content: string; vocabulary: Record<string, string> | undefined }

/** The files and the database must cut a lesson alike: the vectors that are shipped are found by hash. */
export function toLessonSource({ title, content, vocabulary }: LessonText): Source {
  return { title, text: content, format: 'html', vocabulary: vocabulary ?? {} }
}

/** Made by `npm run content:vectors`; passages that are not in it are embedded when they are indexed. */
export function readShippedVectors(): VectorsByHash {
  return existsSync(VECTOR_FILE) ? readVectorFile(readFileSync(VECTOR_FILE), EMBEDDER_ID) : new Map()
}
