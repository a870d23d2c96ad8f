import type { StudentWork } from '#contract/teaching/students.ts'
import { findWorkState, isUnderWay } from '#engines/assignments/index.ts'
import type { GivenRow } from './student-work.queries.ts'

export function toStudentWork(
  { enrolledAt, isExcused, submission, dueDate, ...given }: GivenRow,
  now: Date,
): StudentWork {
  const { kind, points } = given
  const done = submission && {
    status: submission.status,
    isUnderWay: isUnderWay({ ...submission, kind, points }),
  }
  const state = findWorkState({ dueDate, enrolledAt, isExcused, submission: done }, now)
  return {
    ...given,
    dueDate: dueDate?.toISOString() ?? null,
    state,
    submittedAt: submission?.submittedAt.toISOString() ?? null,
    // What is not finished has no grade yet.
    grade: state === 'graded' ? (submission?.grade ?? null) : null,
  }
}
