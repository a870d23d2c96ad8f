import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { isLate, readState } from '#contract/teaching/read-states.ts'

/** Where a rubric or lateness has a say, a bare number would pass it over: there the work is opened. */
export function canEditInPlace(
  { hasRubric, latePolicy }: GradebookAssignment,
  student: Pick<GradebookStudent, 'states'>,
  place: number,
): boolean {
  if (readState(student, place) === null || hasRubric) return false
  return latePolicy !== 'deduct' || !isLate(student, place)
}
