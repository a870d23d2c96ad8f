import type { WorkState } from '#engines/assignments/index.ts'
import type { GradedWork } from '#engines/grading/index.ts'
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

/** What a student did, as averages are made of it. */
export function listWork(
  student: GradebookStudent,
  given: readonly Pick<GradebookAssignment, 'points'>[],
): GradedWork[] {
  return given.map(({ points }, place) => ({
    state: readState(student, place),
    grade: student.grades[place] ?? null,
    points,
  }))
}
