import type { AssignmentKind } from '../assignments/statuses.ts'
import type { WorkState } from '../assignments/work-state.ts'
import { findMean, makeShare, type Share } from './share.ts'

/** Whether a missing piece counts as 0 of its points or not at all. */
export type MissingCounts = 'zero' | 'leave_out'

/** A state of null: it was not given to this student. */
export type Piece = { kind: AssignmentKind; state: WorkState | null; grade: number | null; points: number }

/** What a piece that counts brought, in hundredths of a point, and the points that it could bring. */
export type PieceScore = { given: number; possible: number }

/** Lessons are completed, not scored, and so are tasks that are worth no points. */
export function isScored({ kind, points }: Pick<Piece, 'kind' | 'points'>): boolean {
  return kind !== 'lesson' && points > 0
}

/** Null: it does not count. */
export function scorePiece(piece: Piece, missingCounts: MissingCounts = 'leave_out'): PieceScore | null {
  if (!isScored(piece)) return null
  const { state, grade, points } = piece
  if (state === 'graded' && grade !== null) return { given: Math.round(100 * grade), possible: points }
  return state === 'missing' && missingCounts === 'zero' ? { given: 0, possible: points } : null
}

/** Points given of points possible, over the pieces that count. */
export function scoreStudent(
  pieces: readonly Piece[],
  missingCounts: MissingCounts = 'leave_out',
): Share | null {
  let [given, possible] = [0, 0]
  for (const piece of pieces) {
    const score = scorePiece(piece, missingCounts)
    if (!score) continue
    given += score.given
    possible += score.possible
  }
  return makeShare(given, 100 * possible)
}

/** The mean of the shares of the pieces that count, one of each student. */
export function scoreAssignment(
  pieces: readonly Piece[],
  missingCounts: MissingCounts = 'leave_out',
): Share | null {
  const scores = pieces.map((piece) => scorePiece(piece, missingCounts))
  return findMean(scores.map((score) => score && makeShare(score.given, 100 * score.possible)))
}
