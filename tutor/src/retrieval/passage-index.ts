import type { QuestionTable } from './question-table.ts'
import { findMeaning, findStemWeight, scorePassage } from './rank.ts'
import { findStems } from './stems.ts'
import { createVectorTable } from './vector-table.ts'

export type IndexedPassage = {
  id: number
  sourceId: number
  words: string
  vector: Int8Array
  /** Its number in the table of questions, where learners' questions about it are known. */
  section?: number | undefined
}

/** `vector` is null while no embedder answers: then words alone decide. */
export type Query = { vector: Float32Array | null; stems: readonly string[] }
/** `cosine` is how near it is by meaning alone, learners' questions about it included. */
export type Found = { id: number; score: number; cosine: number; coverage: number }

export type PassageIndex = {
  size: number
  /** In how many passages a stem stands. */
  countStem: (stem: string) => number
  /** The best passages, best first. */
  search: (query: Query, limit: number, choice?: Choice) => Found[]
}

/** Which texts are searched, and which are preferred: the bonus is added to the score. */
export type Choice = {
  isWanted?: (sourceId: number) => boolean
  findBonus?: (sourceId: number) => number
}

const NO_SECTION = -1

/** Made piece by piece: whoever fills it can let others work in between. */
export function startIndex(
  count: number,
  questions: QuestionTable | null = null,
): {
  add: (passage: IndexedPassage) => void
  finish: () => PassageIndex
} {
  const ids = new Int32Array(count)
  const sourceIds = new Int32Array(count)
  const sections = new Int32Array(count).fill(NO_SECTION)
  const table = createVectorTable(count)
  const lists = new Map<string, number[]>()
  let size = 0

  function add({ id, sourceId, words, vector, section = NO_SECTION }: IndexedPassage): void {
    if (size === count) throw new Error('The index is full')
    ids[size] = id
    sourceIds[size] = sourceId
    sections[size] = section
    table.set(size, vector)
    const asked = section === NO_SECTION ? '' : (questions?.wordsOf(section) ?? '')
    for (const stem of new Set(findStems(`${words} ${asked}`))) {
      const list = lists.get(stem)
      if (list) list.push(size)
      else lists.set(stem, [size])
    }
    size += 1
  }

  function search({ vector, stems }: Query, limit: number, { isWanted, findBonus }: Choice = {}): Found[] {
    const cosines = vector ? table.compare(vector) : new Float32Array(count)
    const nearest = vector && questions ? questions.compare(vector) : null
    const covered = new Float32Array(size)
    let all = 0
    for (const stem of stems) {
      const list = lists.get(stem) ?? []
      const weight = findStemWeight(list.length, size)
      all += weight
      for (const row of list) covered[row] = (covered[row] as number) + weight
    }
    const best: Found[] = []
    for (let row = 0; row < size; row += 1) {
      const coverage = all === 0 ? 0 : (covered[row] as number) / all
      const section = sections[row] as number
      const asked = nearest && section !== NO_SECTION ? (nearest[section] as number) : null
      const cosine = findMeaning(cosines[row] as number, asked)
      const sourceId = sourceIds[row] as number
      const score = scorePassage(cosine, coverage) + (findBonus?.(sourceId) ?? 0)
      const last = best.at(-1)
      if (best.length === limit && last && score <= last.score) continue
      if (isWanted?.(sourceId) === false) continue
      insert(best, { id: ids[row] as number, score, cosine, coverage }, limit)
    }
    return best
  }

  return { add, finish: () => ({ size, countStem: (stem) => lists.get(stem)?.length ?? 0, search }) }
}

function insert(best: Found[], found: Found, limit: number): void {
  let place = best.length
  while (place > 0 && (best[place - 1] as Found).score < found.score) place -= 1
  best.splice(place, 0, found)
  if (best.length > limit) best.pop()
}
