import type { WorkState } from '../assignments/index.ts'

/** `points`: what the assignment is worth. A state of null: it was not given to this student. */
export type GradedWork = { state: WorkState | null; grade: number | null; points: number }

/**
 * Percent of the points that graded work could have brought, to a tenth; null before the first grade. Work that waits
 * for a grade never counts as 0; what is missing only when somebody asks for that.
 */
export function averageGrades(
  work: readonly GradedWork[],
  { isMissingZero = false }: { isMissingZero?: boolean } = {},
): number | null {
  let reached = 0
  let possible = 0
  for (const { state, grade, points } of work) {
    if (state === 'graded' && grade !== null) {
      reached += grade
      possible += points
    } else if (isMissingZero && state === 'missing') {
      possible += points
    }
  }
  return possible === 0 ? null : roundPercent((100 * reached) / possible)
}

/** Of averages that exist; a student without grades neither lifts nor lowers the class. */
export function averagePercents(percents: readonly (number | null)[]): number | null {
  const known = percents.filter((percent) => percent !== null)
  return known.length === 0 ? null : roundPercent(known.reduce((sum, one) => sum + one, 0) / known.length)
}

function roundPercent(percent: number): number {
  return Math.round(percent * 10) / 10
}
