import type { SubmissionRow } from '#contract/teaching/grading.ts'
import type { WorkState } from '#engines/assignments/index.ts'

/** How many pupils stand where. */
export function countStates(rows: readonly SubmissionRow[]): Record<WorkState, number> {
  const counts = { notDue: 0, missing: 0, handedIn: 0, returned: 0, graded: 0, excused: 0 }
  for (const { state } of rows) counts[state] += 1
  return counts
}

/** Whom to grade first: work that waits, in the order of the list. */
export function findFirstWaiting(rows: readonly SubmissionRow[]): SubmissionRow | undefined {
  return rows.find(({ state }) => state === 'handedIn')
}
