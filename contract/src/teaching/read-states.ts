import type { WorkState } from '#engines/assignments/index.ts'
import type { GradedWork } from '#engines/grading/index.ts'
import { type GradebookAssignment, type GradebookPupil, STATE_LETTERS } from './gradebook.ts'

const STATES = new Map(
  Object.entries(STATE_LETTERS).map(([state, letter]) => [letter as string, state as WorkState]),
)

/** Null: not given to this pupil. */
export function readState(pupil: Pick<GradebookPupil, 'states'>, place: number): WorkState | null {
  return STATES.get(pupil.states[place]?.toLowerCase() ?? '') ?? null
}

export function isLate({ states }: Pick<GradebookPupil, 'states'>, place: number): boolean {
  const letter = states[place] ?? ''
  return letter !== letter.toLowerCase()
}

/** What a pupil did, as averages are made of it. */
export function listWork(pupil: GradebookPupil, given: readonly GradebookAssignment[]): GradedWork[] {
  return given.map(({ points }, place) => ({
    state: readState(pupil, place),
    grade: pupil.grades[place] ?? null,
    points,
  }))
}
