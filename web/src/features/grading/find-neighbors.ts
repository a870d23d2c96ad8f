import type { SubmissionRow } from '#contract/teaching/grading.ts'

export type Neighbors = ReturnType<typeof findNeighbors>

/** Who comes before and after a student; of those alone whose work waits for a grade, when that is wanted. */
export function findNeighbors(
  rows: readonly SubmissionRow[],
  studentId: number,
  isOnlyWaiting: boolean,
  /** Whose grade is on its way, though the list does not know it yet. */
  isSaved: (studentId: number) => boolean = () => false,
) {
  const place = rows.findIndex((row) => row.studentId === studentId)
  const isWanted = (row: SubmissionRow) => !isOnlyWaiting || row.state === 'handedIn'
  const next = rows.slice(place + 1).find(isWanted)
  const waiting = rows.flatMap((row, index) =>
    index !== place && row.state === 'handedIn' && !isSaved(row.studentId) ? [{ row, index }] : [],
  )
  return {
    previous: rows.slice(0, Math.max(place, 0)).findLast(isWanted),
    next,
    /** After a save: waiting work leads to the next that waits, also to one that was passed over. */
    onward:
      rows[place]?.state === 'handedIn'
        ? (waiting.find(({ index }) => index > place) ?? waiting[0])?.row
        : next,
    /** From 1; 0 when the student is not in the list. */
    place: place + 1,
    total: rows.length,
  }
}
