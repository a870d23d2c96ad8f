import type { BookPiece } from './score-book.ts'

/** By the place of the piece: points that it might bring, or null where it would not count. */
export type GradeChanges = ReadonlyMap<number, number | null>

/** The same pieces as if they had been graded so. */
export function changeGrades(pieces: readonly BookPiece[], changes: GradeChanges): BookPiece[] {
  return pieces.map((piece, place) => {
    const grade = changes.get(place)
    if (grade === undefined) return piece
    return grade === null ? { ...piece, state: 'excused' } : { ...piece, state: 'graded', grade }
  })
}
