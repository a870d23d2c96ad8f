import { deductLateness, type LatePolicy, roundPoints } from '../assignments/index.ts'
import { findRubricFault, type RubricLine, type RubricPoints, sumRubric } from './rubric.ts'

type Status = 'submitted' | 'graded' | 'returned'

/** What a grader sends; what is not sent stays as it is. */
export type Grading = {
  /** What the work is worth, before lateness takes anything. */
  grade?: number | null | undefined
  feedback?: string | null | undefined
  status?: Status | undefined
  rubricScores?: RubricPoints | undefined
  isLateForgiven?: boolean | undefined
}

/** How the work stands; null when nothing was turned in to the product. */
export type Standing = {
  status: Status
  grade: number | null
  lateDeducted: number
  feedback: string | null
  rubricScores: RubricPoints
  submittedAt: Date
} | null

export type Measure = {
  points: number
  dueDate: Date | null
  latePolicy: LatePolicy
  lateDeduction: number
  rubric: readonly RubricLine[]
}

export type GradeRefusal = 'outOfRange' | 'unknownLevel' | 'gradeMissing'

export type Graded = {
  status: Status
  grade: number | null
  lateDeducted: number
  feedback: string | null
  rubricScores: RubricPoints
}

/**
 * What becomes of the work. Points of a rubric make the grade unless a number is sent beside them; a grade without a
 * status means that the work is graded.
 */
export function decideGrade(
  given: Grading,
  standing: Standing,
  measure: Measure,
): { graded: Graded } | { refusal: GradeRefusal } {
  const rubricScores = given.rubricScores ?? standing?.rubricScores ?? {}
  if (given.rubricScores && findRubricFault(given.rubricScores, measure.rubric)) {
    return { refusal: 'unknownLevel' }
  }
  const sent = findSentWorth(given, measure)
  if (sent !== undefined && sent !== null && !(sent >= 0 && sent <= measure.points)) {
    return { refusal: 'outOfRange' }
  }
  const status = given.status ?? (sent == null ? (standing?.status ?? 'submitted') : 'graded')
  const points = settlePoints(sent, given.isLateForgiven, standing, measure)
  // Work that is worth no points is done with words alone.
  if (status === 'graded' && points.grade === null && measure.points > 0) return { refusal: 'gradeMissing' }
  const feedback = given.feedback === undefined ? (standing?.feedback ?? null) : given.feedback
  return { graded: { status, ...points, feedback: feedback?.trim() ? feedback : null, rubricScores } }
}

/** What the work is worth without what lateness took. */
export function findWorth({ grade, lateDeducted }: { grade: number | null; lateDeducted: number }) {
  return grade === null ? null : roundPoints(grade + lateDeducted)
}

function findSentWorth({ grade, rubricScores }: Grading, { rubric, points }: Measure) {
  if (grade !== undefined) return grade === null ? null : roundPoints(grade)
  if (!rubricScores || Object.keys(rubricScores).length === 0) return undefined
  return Math.min(points, sumRubric(rubricScores, rubric))
}

function settlePoints(
  sent: number | null | undefined,
  isLateForgiven: boolean | undefined,
  standing: Standing,
  measure: Measure,
): { grade: number | null; lateDeducted: number } {
  const kept = { grade: standing?.grade ?? null, lateDeducted: standing?.lateDeducted ?? 0 }
  if (sent === undefined && isLateForgiven === undefined) return kept
  const worth = sent === undefined ? findWorth(kept) : sent
  if (worth === null) return { grade: null, lateDeducted: 0 }
  if (!standing || isLateForgiven) return { grade: worth, lateDeducted: 0 }
  return deductLateness(worth, measure, standing.submittedAt)
}
