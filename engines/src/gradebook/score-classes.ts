import {
  addShares,
  addWork,
  findMean,
  findScore,
  NO_SHARE,
  NO_WORK,
  type Share,
  scorePiece,
  toPercent,
  type WorkSums,
} from '../record/index.ts'
import { type BookPiece, type GradingRules, scoreBook } from './score-book.ts'

/** A student's pieces in a class that is graded by rules of its own. */
export type ClassBook = { classId: number; rules: GradingRules; pieces: readonly BookPiece[] }

/** `given` and `possible` are those of classes that only add points up; rules need the pieces themselves. */
export type ClassWork = WorkSums & { books: readonly ClassBook[] }

export const NO_CLASS_WORK: ClassWork = { ...NO_WORK, books: [] }

/** The work of one student over weeks and classes: a class's rules see all of its pieces at once. */
export function addClassWork(parts: readonly ClassWork[]): ClassWork {
  const books = new Map<number, ClassBook>()
  for (const book of parts.flatMap((part) => part.books)) {
    const pieces = [...(books.get(book.classId)?.pieces ?? []), ...book.pieces]
    books.set(book.classId, { ...book, pieces })
  }
  return { ...addWork(parts), books: [...books.values()] }
}

/** G12: classes that only add points up together, and each class with rules by its own; all by the points that count in them. */
export function scoreClasses(work: ClassWork): Share | null {
  const plain = findScore(work)
  const scored = [
    ...(plain ? [{ score: plain, possible: work.possible }] : []),
    ...work.books.flatMap((book) => scoreByRules(book) ?? []),
  ]
  const [only, ...others] = scored
  if (!only || others.length === 0) return only?.score ?? null
  const whole = BigInt(scored.reduce((sum, { possible }) => sum + possible, 0))
  return scored
    .map(({ score, possible }) => ({ part: score.part * BigInt(possible), whole: score.whole * whole }))
    .reduce(addShares, NO_SHARE)
}

/** The mean of the students' exact scores, in percent to a tenth; who has none neither lifts nor lowers it. */
export function findClassScore(students: readonly ClassWork[]): number | null {
  return toPercent(findMean(students.map(scoreClasses)))
}

/** With the points of the ordinary pieces that were kept. */
function scoreByRules({ pieces, rules }: ClassBook): { score: Share; possible: number } | null {
  const { score, dropped, uncategorized } = scoreBook(pieces, rules)
  if (!score) return null
  const extra = new Set(rules.categories.flatMap(({ id, isExtraCredit }) => (isExtraCredit ? [id] : [])))
  const possible = pieces.reduce((sum, piece, place) => {
    const isExtra = piece.isExtraCredit || extra.has(piece.categoryId ?? 0)
    const isLeftOut = isExtra || dropped.has(place) || uncategorized.includes(place)
    return sum + (isLeftOut ? 0 : (scorePiece(piece, rules.missingCounts)?.possible ?? 0))
  }, 0)
  return { score, possible }
}
