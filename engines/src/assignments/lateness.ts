import { DAY_MS } from '../days/durations.ts'

export type LatePolicy = 'accept' | 'deduct' | 'refuse'
type Deadline = { dueDate: Date | null; latePolicy: LatePolicy; lateDeduction: number; points: number }

/** Days begun since the due date; 0 for work in time. */
export function countDaysLate(dueDate: Date | null, submittedAt: Date): number {
  if (!dueDate || submittedAt <= dueDate) return 0
  return Math.ceil((submittedAt.getTime() - dueDate.getTime()) / DAY_MS)
}

export function isTooLate(
  { dueDate, latePolicy }: Pick<Deadline, 'dueDate' | 'latePolicy'>,
  at: Date,
): boolean {
  return latePolicy === 'refuse' && countDaysLate(dueDate, at) > 0
}

/** What is left of the points that the work is worth, and what lateness took: never more than there is. */
export function deductLateness(
  worth: number,
  { dueDate, latePolicy, lateDeduction, points }: Deadline,
  submittedAt: Date,
): { grade: number; lateDeducted: number } {
  if (latePolicy !== 'deduct') return { grade: worth, lateDeducted: 0 }
  const wanted = (points * lateDeduction * countDaysLate(dueDate, submittedAt)) / 100
  const lateDeducted = roundPoints(Math.min(worth, wanted))
  return { grade: roundPoints(worth - lateDeducted), lateDeducted }
}

/** Grades are kept to a hundredth of a point. */
export function roundPoints(points: number): number {
  return Math.round(points * 100) / 100
}
