import type { GradedAssignment, PupilWork, SubmissionRow } from '#contract/teaching/grading.ts'
import { countDaysLate, findWorkState, isUnderWay } from '#engines/assignments/index.ts'
import type { AssignmentRow, PupilRow, VersionRow, WorkRow } from './grading.queries.ts'

export function toGradedAssignment(row: AssignmentRow): GradedAssignment {
  const { id, title, classId, className, kind, status, instructions, points, dueDate } = row
  const { latePolicy, lateDeduction, rubric } = row
  return {
    id,
    title,
    classId,
    className,
    kind,
    status,
    instructions,
    points,
    dueDate: dueDate?.toISOString() ?? null,
    latePolicy,
    lateDeduction,
    rubric,
  }
}

type Deadline = Pick<AssignmentRow, 'dueDate' | 'kind' | 'points'>

export function toSubmissionRow(pupil: PupilRow, assignment: Deadline, now: Date): SubmissionRow {
  const { dueDate, kind, points } = assignment
  const { studentId, firstName, lastName, isExcused, enrolledAt, submission } = pupil
  const done = submission && {
    status: submission.status,
    isUnderWay: isUnderWay({ ...submission, kind, points }),
  }
  return {
    studentId,
    firstName,
    lastName,
    isExcused,
    state: findWorkState({ dueDate, enrolledAt, isExcused, submission: done }, now),
    daysLate: submission ? countDaysLate(dueDate, submission.submittedAt) : 0,
    submission: submission && { ...submission, submittedAt: submission.submittedAt.toISOString() },
  }
}

export function toPupilWork(
  row: WorkRow,
  assignment: Deadline & { id: number },
  versions: readonly VersionRow[],
  now: Date,
): PupilWork {
  const { submission, gradedByName } = row
  return {
    ...toSubmissionRow(row, assignment, now),
    assignmentId: assignment.id,
    submission: submission && {
      id: submission.id,
      submittedAt: submission.submittedAt.toISOString(),
      status: submission.status,
      grade: submission.grade,
      lateDeducted: submission.lateDeducted,
      isAutomatic: submission.isAutomatic,
      version: submission.version,
      content: submission.content,
      attachments: submission.attachments,
      feedback: submission.feedback,
      rubricScores: submission.rubricScores,
      gradedByName,
      gradedAt: submission.gradedAt?.toISOString() ?? null,
    },
    versions: versions.map((version) => ({
      version: version.version,
      submittedAt: version.submittedAt.toISOString(),
      content: version.content,
      attachments: version.attachments,
      status: version.status,
      grade: version.grade,
      feedback: version.feedback,
      gradedByName: version.gradedByName,
      gradedAt: version.gradedAt?.toISOString() ?? null,
    })),
  }
}
