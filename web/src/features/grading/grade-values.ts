import * as z from 'zod/mini'
import type { GradedAssignment, StudentWork } from '#contract/teaching/grading.ts'
import { countDaysLate, deductLateness } from '#engines/assignments/index.ts'
import { findWorth, sumRubric } from '#engines/grading/index.ts'
import type { GradeInput } from '../../kit/grading/grading.data.ts'

export const GradeValues = z.object({
  /** As typed: what the work is worth, before lateness takes anything. */
  grade: z.string(),
  rubricScores: z.record(z.string(), z.number()),
  feedback: z.string(),
  isLateForgiven: z.boolean(),
})
export type GradeValues = z.output<typeof GradeValues>
export const KeptGrade = z.object({ values: GradeValues, version: z.int() })

type Work = Pick<StudentWork, 'submission' | 'daysLate'>
type Measure = Pick<GradedAssignment, 'points' | 'dueDate' | 'latePolicy' | 'lateDeduction' | 'rubric'>

export const versionOf = ({ submission }: Work): number => submission?.version ?? 0

export function toValues(
  { submission, daysLate }: Work,
  { latePolicy }: Pick<Measure, 'latePolicy'>,
): GradeValues {
  const worth = submission && findWorth(submission)
  return {
    grade: worth == null ? '' : String(worth),
    rubricScores: submission?.rubricScores ?? {},
    feedback: submission?.feedback ?? '',
    isLateForgiven:
      latePolicy === 'deduct' && daysLate > 0 && worth != null && worth > 0 && submission?.lateDeducted === 0,
  }
}

export function isSameGrade(a: GradeValues, b: GradeValues): boolean {
  const ids = new Set([...Object.keys(a.rubricScores), ...Object.keys(b.rubricScores)])
  return (
    a.grade.trim() === b.grade.trim() &&
    a.feedback.trim() === b.feedback.trim() &&
    a.isLateForgiven === b.isLateForgiven &&
    [...ids].every((id) => a.rubricScores[id] === b.rubricScores[id])
  )
}

/** Null: no grade. Undefined: no number. A comma is as good as a point. */
export function readGrade(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

export type GradeFault = 'outOfRange' | 'gradeMissing'

export function findGradeFault(
  { grade: typed }: GradeValues,
  points: number,
  status: 'graded' | 'returned',
): GradeFault | null {
  const grade = readGrade(typed)
  if (grade === undefined || (grade !== null && (grade < 0 || grade > points))) return 'outOfRange'
  return grade === null && status === 'graded' && points > 0 ? 'gradeMissing' : null
}

/** A level that is chosen again is taken back; the sum becomes the grade. */
export function chooseLevel(
  values: GradeValues,
  { rubric, points }: Pick<Measure, 'rubric' | 'points'>,
  criterionId: string,
  level: number,
): GradeValues {
  const rubricScores = { ...values.rubricScores, [criterionId]: level }
  return { ...values, rubricScores, grade: String(Math.min(points, sumRubric(rubricScores, rubric))) }
}

/** What lateness takes of the points that are typed, unless it is forgiven. */
export function findLateness(
  { grade: typed, isLateForgiven }: GradeValues,
  { submission }: Work,
  { dueDate, ...measure }: Measure,
): { daysLate: number; lateDeducted: number; left: number } | null {
  const due = dueDate === null ? null : new Date(dueDate)
  const daysLate = submission ? countDaysLate(due, new Date(submission.submittedAt)) : 0
  const worth = readGrade(typed)
  if (!submission || measure.latePolicy !== 'deduct' || daysLate === 0 || worth == null) return null
  const { grade, lateDeducted } = deductLateness(
    worth,
    { ...measure, dueDate: due },
    new Date(submission.submittedAt),
  )
  return isLateForgiven ? { daysLate, lateDeducted: 0, left: worth } : { daysLate, lateDeducted, left: grade }
}

export function toGiven(values: GradeValues, status: 'graded' | 'returned', version: number): GradeInput {
  return {
    grade: readGrade(values.grade) ?? null,
    feedback: values.feedback,
    rubricScores: values.rubricScores,
    isLateForgiven: values.isLateForgiven,
    status,
    version,
  }
}
