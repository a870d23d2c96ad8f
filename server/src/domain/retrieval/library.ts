import { setImmediate as nextTurn } from 'node:timers/promises'
import { type IndexedPassage, type PassageIndex, startIndex } from '#tutor/retrieval/passage-index.ts'
import type { QuestionTable } from '#tutor/retrieval/question-table.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  countPassages,
  type IndexRow,
  type Owner,
  selectForIndex,
  selectSourceIds,
  selectStamp,
} from './passages.queries.ts'
import { questionTable } from './shipped-questions.ts'

declare module '../../platform/deps.ts' {
  interface Deps {
    library: Library
  }
}

/** What the ranking asks about a text. */
export type Shelved = Pick<IndexRow, 'lessonId' | 'documentId' | 'audience' | 'gradeFrom' | 'gradeTo'>
export type Shelf = { stamp: string; index: PassageIndex; sources: Map<number, Shelved> }

/** The indexes in memory: one of what everybody may read, and those of the people who asked last. */
export type Library = {
  /** An index that is out of date is used once more while the next one is made. */
  open: (reach: Pick<Deps, 'db' | 'tutor'>, owner: Owner) => Promise<Shelf>
  /** Resolves when the index is up to date. */
  refresh: (reach: Pick<Deps, 'db' | 'tutor'>, owner: Owner) => Promise<void>
  /** The index of what everybody may read, as it is now; none before anybody has asked. */
  peek: () => Shelf | undefined
}

const TEXTS_AT_ONCE = 16
const PASSAGES_A_TURN = 20
const MOST_PEOPLE = 50

/**
 * `origin` is the library over the database of which this one's is a copy: as long as nothing of what everybody may read has
 * changed there, one index in memory does for both.
 */
export function createLibrary(origin?: Library): Library {
  const shelves = new Map<Owner, Shelf>()
  const making = new Map<Owner, Promise<Shelf>>()

  function make(reach: Pick<Deps, 'db' | 'tutor'>, owner: Owner, stamp: string): Promise<Shelf> {
    const before = making.get(owner)
    if (before !== undefined) return before
    const made = fillShelf(reach, owner, stamp)
      .then((shelf) => {
        shelves.delete(owner)
        shelves.set(owner, shelf)
        dropOldest()
        return shelf
      })
      .finally(() => making.delete(owner))
    making.set(owner, made)
    return made
  }

  function find(owner: Owner, stamp: string): Shelf | undefined {
    const shared = owner === null ? origin?.peek() : undefined
    return shared?.stamp === stamp ? shared : shelves.get(owner)
  }

  function dropOldest(): void {
    for (const owner of shelves.keys()) {
      if (shelves.size <= MOST_PEOPLE) return
      if (owner !== null) shelves.delete(owner)
    }
  }

  return {
    refresh: async (reach, owner) => {
      const stamp = await selectStamp(reach.db, owner)
      if (find(owner, stamp)?.stamp !== stamp) await make(reach, owner, stamp)
    },
    peek: () => shelves.get(null),
    open: async (reach, owner) => {
      const stamp = await selectStamp(reach.db, owner)
      const shelf = find(owner, stamp)
      if (shelf?.stamp === stamp) return shelf
      const made = make(reach, owner, stamp)
      // One's own text is expected to be found at once, and few passages are read in no time.
      if (!shelf || owner !== null) return made
      // Whoever asks next hears of a failure; this one has an answer.
      made.catch(() => {})
      return shelf
    },
  }
}

/** Some texts at a time and turn by turn: a whole curriculum takes half a second, in which others are served. */
async function fillShelf({ db, tutor }: Pick<Deps, 'db' | 'tutor'>, owner: Owner, stamp: string) {
  const { id: embedder } = tutor.embedder
  const sourceIds = await selectSourceIds(db, owner, embedder)
  // A text that is read anew meanwhile gets another number, so that there are never more.
  // Questions are known about the lessons of the curriculum alone.
  const questions = owner === null ? questionTable() : null
  const { add, finish } = startIndex(await countPassages(db, owner, embedder), questions)
  const sources = new Map<number, Shelved>()
  for (let start = 0; start < sourceIds.length; start += TEXTS_AT_ONCE) {
    const rows = await selectForIndex(db, sourceIds.slice(start, start + TEXTS_AT_ONCE))
    for (const [n, row] of rows.entries()) {
      add(toIndexed(row, questions))
      sources.set(row.sourceId, toShelved(row))
      if (n % PASSAGES_A_TURN === PASSAGES_A_TURN - 1) await nextTurn()
    }
    await nextTurn()
  }
  return { stamp, index: finish(), sources }
}

/** Without the text itself, which stays in the database. */
function toShelved({ lessonId, documentId, audience, gradeFrom, gradeTo }: IndexRow): Shelved {
  return { lessonId, documentId, audience, gradeFrom, gradeTo }
}

function toIndexed(
  { id, sourceId, lessonKey, title, heading, text, vector }: IndexRow,
  questions: QuestionTable | null,
): IndexedPassage {
  return {
    id,
    sourceId,
    words: `${title} ${heading ?? ''} ${text}`,
    vector: new Int8Array(vector),
    section: lessonKey !== null && heading !== null ? questions?.find(lessonKey, heading) : undefined,
  }
}
