type Deadline = { dueDate: Date | null; status: 'draft' | 'active' | 'closed' | 'archived' }

/** Over once its due date is past; without one it stays open for as long as the assignment is active. */
export function isOver({ dueDate, status }: Deadline, now: Date): boolean {
  return dueDate === null ? status !== 'active' : now > dueDate
}

/**
 * Anything that is there is turned in, whatever its status; what still grows (`isUnderWay`) only once it is over.
 * The queries say the same (`server/src/domain/classroom/pieces.ts`).
 */
export function isTurnedIn(submission: { isUnderWay?: boolean } | null, isPieceOver: boolean): boolean {
  return submission !== null && (!submission.isUnderWay || isPieceOver)
}
