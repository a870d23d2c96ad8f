import type { AnswerPassage } from '#tutor/answer/answer-passage.ts'
import type { AskedQuestion } from '#tutor/answer/score-sentence.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import { analyzeQuestion } from '#tutor/retrieval/analyze-question.ts'
import type { Found } from '#tutor/retrieval/passage-index.ts'
import { splitSentences } from '#tutor/retrieval/passages/split-sentences.ts'
import { compareSigns } from '#tutor/retrieval/vectors.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Shelf, Shelved } from './library.ts'
import { type ReadableRow, selectReadable, type Viewer } from './passages.queries.ts'
import type { SourceKind } from './sources.queries.ts'

export type PassageSource = {
  kind: SourceKind
  id: number
  title: string
  /** A page of the product; the passage is opened there and marked. */
  path: string
  sectionId: string | null
  subject: string | null
  grade: number | null
  documentType: string | null
  ownerId: number | null
}

export type FoundPassage = AnswerPassage & { id: number; source: PassageSource }

export type SearchTask = {
  viewer: Viewer
  question: string
  /** The lesson that the viewer is reading: of two passages as good, its own comes first. */
  lessonId?: number | null
  /** Only in this document. */
  documentId?: number | null
  /** Whose document that is; left out, it is the viewer's. */
  documentOwnerId?: number | undefined
  limit?: number
}

export type SearchResult = {
  /** For `pickAnswer`, together with the passages. */
  question: AskedQuestion
  /** Best first. */
  passages: FoundPassage[]
  /** The texts that they stand in, each once, nearest first. */
  nearest: PassageSource[]
}

const USUAL_LIMIT = 10
const NEAREST = 3
/** So many of the best are asked whether the viewer may read them. */
const LOOKED_AT = 40
const SAME_LESSON_BONUS = 0.15
/** Of a lesson for the viewer's grade; each grade away takes a quarter of it. */
const OWN_GRADE_BONUS = 0.1
const GRADES_NEAR = 4

type SearchPassagesDeps = Pick<Deps, 'db' | 'tutor' | 'library'>

/**
 * Looks a question up in what the viewer may read: lessons and documents of the curriculum, and the viewer's own texts,
 * or one document that was shared.
 */
export async function searchPassages(deps: SearchPassagesDeps, task: SearchTask): Promise<SearchResult> {
  const { viewer, question: text, documentId = null, limit = USUAL_LIMIT } = task
  const [vector, everybodys, own] = await Promise.all([
    embedQuestion(deps, text),
    deps.library.open(deps, null),
    deps.library.open(deps, task.documentOwnerId ?? viewer.id),
  ])
  const shelves = documentId === null ? [everybodys, own] : [own]
  const indexes = shelves.map(({ index }) => index)
  const question = analyzeQuestion(text, indexes)
  const query = { vector, stems: question.stems.map(({ stem }) => stem) }
  const found = shelves
    .flatMap((shelf) => searchShelf(shelf, query, task, LOOKED_AT))
    .sort((a, b) => b.score - a.score)
    .slice(0, LOOKED_AT)
  const rows =
    found.length > 0
      ? await selectReadable(
          deps.db,
          viewer,
          found.map(({ id }) => id),
        )
      : []
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const passages = found
    .flatMap((hit) => {
      const row = rowOf.get(hit.id)
      return row ? [lookClosely(row, hit, vector)] : []
    })
    .slice(0, limit)
    .map(toPassage)
  return { question, passages, nearest: listSources(passages) }
}

/** Without an embedder words alone are compared, which still finds what is asked in the words of the text. */
async function embedQuestion({ tutor }: SearchPassagesDeps, text: string): Promise<Float32Array | null> {
  try {
    return (await tutor.embedder.embed([text]))[0] ?? null
  } catch (error) {
    if (error instanceof TutorUnavailable) return null
    throw error
  }
}

function searchShelf(
  { index, sources }: Shelf,
  query: { vector: Float32Array | null; stems: string[] },
  { viewer, lessonId = null, documentId = null }: SearchTask,
  limit: number,
): Found[] {
  const isWanted = (source: Shelved | undefined) =>
    (documentId === null || source?.documentId === documentId) &&
    (source?.audience !== 'professional' || viewer.role === 'professional' || viewer.role === 'admin')
  const findBonus = (source: Shelved | undefined) =>
    (source && source.lessonId !== null && source.lessonId === lessonId ? SAME_LESSON_BONUS : 0) +
    (source ? OWN_GRADE_BONUS * findNearness(source, viewer.grade) : 0)
  return index.search(query, limit, {
    isWanted: (sourceId) => isWanted(sources.get(sourceId)),
    findBonus: (sourceId) => findBonus(sources.get(sourceId)),
  })
}

/** 1 within the grades that a text is for, 0 far from them or where either says nothing. */
function findNearness({ gradeFrom, gradeTo }: Shelved, grade: number | null): number {
  if (grade === null || gradeFrom === null || gradeTo === null) return 0
  const away = Math.max(gradeFrom - grade, grade - gradeTo, 0)
  return Math.max(0, 1 - away / GRADES_NEAR)
}

type Close = Found & { row: ReadableRow; likeness: number[] }

function lookClosely(row: ReadableRow, hit: Found, vector: Float32Array | null): Close {
  return { ...hit, row, likeness: vector ? compareSigns(vector, row.sentences) : [] }
}

function toPassage({ row, likeness, score, cosine, coverage }: Close): FoundPassage {
  return {
    id: row.id,
    text: row.text,
    heading: row.heading,
    score,
    cosine,
    coverage,
    sentences: splitSentences(row.text).map((text, n) => ({ text, likeness: likeness[n] ?? 0 })),
    source: toSource(row),
  }
}

function toSource(row: ReadableRow): PassageSource {
  const { title, sectionId, subject, grade, documentType, ownerId } = row
  const [kind, id, path] = nameSource(row)
  return { kind, id, title, path, sectionId, subject, grade, documentType, ownerId }
}

/** `?passage=` counts letters, as `Line` in the tutor's `read-page.ts` says, behind the heading that the fragment names. */
function nameSource(row: ReadableRow): [SourceKind, number, string] {
  const passage = `passage=${row.start}-${row.end}`
  const place = row.sectionId === null ? '' : `#${encodeURIComponent(row.sectionId)}`
  if (row.lessonId !== null) return ['lesson', row.lessonId, `/lessons/${row.lessonId}?${passage}${place}`]
  if (row.noteId !== null) return ['note', row.noteId, `/notes?note=${row.noteId}&${passage}`]
  if (row.guideId !== null)
    return ['studyGuide', row.guideId, `/study-guides?guide=${row.guideId}&${passage}`]
  if (row.documentId !== null)
    return ['document', row.documentId, `/professional/chat?document=${row.documentId}&${passage}`]
  const id = row.curriculumDocumentId ?? 0
  return ['curriculumDocument', id, `/study-resources?document=${id}&${passage}`]
}

function listSources(passages: FoundPassage[]): PassageSource[] {
  const seen = new Set<string>()
  return passages
    .map(({ source }) => source)
    .filter(({ kind, id }) => {
      const name = `${kind} ${id}`
      return seen.has(name) ? false : seen.add(name)
    })
    .slice(0, NEAREST)
}
