import { isOver, isTurnedIn } from '../record/pieces.ts'
import type { AssignmentStatus } from './statuses.ts'

/** Where a student's work on an assignment stands. Only what is graded counts into an average. */
export const WORK_STATES = ['notDue', 'missing', 'handedIn', 'returned', 'graded', 'excused'] as const
export type WorkState = (typeof WORK_STATES)[number]

export type WorkFacts = {
  /** Of the assignment. */
  status: AssignmentStatus
  dueDate: Date | null
  /** When the student came into the class. */
  enrolledAt: Date
  isExcused: boolean
  /** `isUnderWay`: graded by itself as far as it goes, and still growing (`isUnderWay` of automatic work). */
  submission: { status: 'submitted' | 'graded' | 'returned'; isUnderWay?: boolean } | null
}

/**
 * Who is excused keeps a grade, but it counts nowhere. Work that was due before a student came is not missing: nobody could
 * have done it.
 */
export function findWorkState(
  { status, dueDate, enrolledAt, isExcused, submission }: WorkFacts,
  now: Date,
): WorkState {
  if (isExcused) return 'excused'
  const isPieceOver = isOver({ dueDate, status }, now)
  if (submission?.status === 'graded' && isTurnedIn(submission, isPieceOver)) return 'graded'
  if (submission?.status === 'returned') return 'returned'
  if (submission?.status === 'submitted') return 'handedIn'
  if (!isPieceOver) return 'notDue'
  return dueDate !== null && enrolledAt > dueDate ? 'excused' : 'missing'
}
