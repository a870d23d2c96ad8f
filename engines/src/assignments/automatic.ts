import { deductLateness, type LatePolicy, roundPoints } from './lateness.ts'
import type { AssignmentKind } from './statuses.ts'

/** How much of the work is there. */
export type WorkShare = { done: number; wanted: number }

type Deadline = { dueDate: Date | null; latePolicy: LatePolicy; lateDeduction: number; points: number }

/** The grade that the product gives by itself: the share of the points, less what lateness costs. */
export function gradeShare({ done, wanted }: WorkShare, deadline: Deadline, at: Date) {
  const hundredths = wanted === 0 ? 0 : (100 * deadline.points * Math.min(done, wanted)) / wanted
  return deductLateness(Math.round(hundredths) / 100, deadline, at)
}

type AutomaticWork = {
  kind: AssignmentKind
  points: number
  isAutomatic: boolean
  grade: number | null
  lateDeducted: number
}

const GROWING: readonly AssignmentKind[] = ['practice', 'flashcards']

/** Practice and cards grow answer by answer: until all of it is there the grade so far is not the last word. */
export function isUnderWay({ kind, points, isAutomatic, grade, lateDeducted }: AutomaticWork): boolean {
  return isAutomatic && GROWING.includes(kind) && grade !== null && roundPoints(grade + lateDeducted) < points
}
