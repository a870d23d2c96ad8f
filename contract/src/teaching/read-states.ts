import type { WorkState } from '#engines/assignments/index.ts'
import { type BookPiece, isInTerm, type Term } from '#engines/gradebook/index.ts'
import type { Piece } from '#engines/record/index.ts'
import { type GradebookAssignment, type GradebookStudent, STATE_LETTERS } from './gradebook.ts'

const STATES = new Map(
  Object.entries(STATE_LETTERS).map(([state, letter]) => [letter as string, state as WorkState]),
)

/** Null: not given to this student. */
export function readState(student: Pick<GradebookStudent, 'states'>, place: number): WorkState | null {
  return STATES.get(student.states[place]?.toLowerCase() ?? '') ?? null
}

export function isLate({ states }: Pick<GradebookStudent, 'states'>, place: number): boolean {
  const letter = states[place] ?? ''
  return letter !== letter.toLowerCase()
}

/** What was given to a student, as scores are made of it. */
export function listPieces(
  student: Pick<GradebookStudent, 'states' | 'grades'>,
  given: readonly Pick<GradebookAssignment, 'kind' | 'points'>[],
): Piece[] {
  return given.map((assignment, place) => readPiece(student, assignment, place))
}

export function readPiece(
  student: Pick<GradebookStudent, 'states' | 'grades'>,
  { kind, points }: Pick<GradebookAssignment, 'kind' | 'points'>,
  place: number,
): Piece {
  return { kind, points, state: readState(student, place), grade: student.grades[place] ?? null }
}

/** The same with categories, place by place; outside the term nothing was given. */
export function listBookPieces(
  student: Pick<GradebookStudent, 'states' | 'grades'>,
  given: readonly Pick<GradebookAssignment, 'kind' | 'points' | 'categoryId' | 'isExtraCredit' | 'day'>[],
  term: Term | null = null,
): BookPiece[] {
  return given.map((assignment, place) => {
    const { categoryId, isExtraCredit, day } = assignment
    const piece = readPiece(student, assignment, place)
    const state = term && !isInTerm(term, day) ? null : piece.state
    return { ...piece, state, categoryId, isExtraCredit }
  })
}
