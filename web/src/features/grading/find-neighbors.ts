import type { SubmissionRow } from '#contract/teaching/grading.ts'

export type Neighbors = ReturnType<typeof findNeighbors>

/** Who comes before and after a student; of those alone whose work waits for a grade, when that is wanted. */
export function findNeighbors(rows: readonly SubmissionRow[], studentId: number, isOnlyWaiting: boolean) {
  const place = rows.findIndex((row) => row.studentId === studentId)
  const isWanted = (row: SubmissionRow) => !isOnlyWaiting || row.state === 'handedIn'
  return {
    previous: rows.slice(0, Math.max(place, 0)).findLast(isWanted),
    next: rows.slice(place + 1).find(isWanted),
    /** From 1; 0 when the student is not in the list. */
    place: place + 1,
    total: rows.length,
  }
}
