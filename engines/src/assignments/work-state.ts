/** Where a student's work on an assignment stands. Only what is graded counts into an average. */
export const WORK_STATES = ['notDue', 'missing', 'handedIn', 'returned', 'graded', 'excused'] as const
export type WorkState = (typeof WORK_STATES)[number]

export type WorkFacts = {
  dueDate: Date | null
  /** When the student came into the class. */
  enrolledAt: Date
  isExcused: boolean
  /** `isUnderWay`: graded by itself as far as it goes, and still growing (`isUnderWay` of automatic work). */
  submission: { status: 'submitted' | 'graded' | 'returned'; isUnderWay?: boolean } | null
}

/** Work that was due before a student came is not missing: nobody could have done it. */
export function findWorkState(
  { dueDate, enrolledAt, isExcused, submission }: WorkFacts,
  now: Date,
): WorkState {
  const isOver = dueDate !== null && now > dueDate
  if (submission?.status === 'graded' && !(submission.isUnderWay && !isOver)) return 'graded'
  if (isExcused) return 'excused'
  if (submission?.status === 'returned') return 'returned'
  if (submission?.status === 'submitted') return 'handedIn'
  if (!isOver) return 'notDue'
  return enrolledAt > dueDate ? 'excused' : 'missing'
}
