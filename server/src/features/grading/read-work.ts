import type { OutputOf } from '#contract/endpoint.ts'
import {
  type GradedAssignment,
  grading,
  type StudentWork,
  type SubmissionRow,
} from '#contract/teaching/grading.ts'
import { countDaysLate, findWorkState, isUnderWay } from '#engines/assignments/index.ts'
import { byName } from '../../domain/classroom/by-name.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'
import { recordReadings } from '../../platform/requests/record-readings.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  type AssignmentRow,
  type StudentRow,
  selectAssignment,
  selectStudents,
  selectVersions,
  selectWork,
  type VersionRow,
  type WorkRow,
} from './grading.queries.ts'

export type Place = { assignmentId: number; studentId: number }

export async function listSubmissions(
  context: CallerContext,
  id: number,
): Promise<OutputOf<typeof grading.submissions>> {
  const { db, caller, now, requestId } = context
  const assignment = foundOr404(await selectAssignment(db, caller.user.id, id), 'assignmentNotFound')
  const students = (await selectStudents(db, id)).toSorted(byName)
  await recordReadings(context, {
    actorId: caller.user.id,
    endpoint: grading.submissions,
    personIds: students.map(({ studentId }) => studentId),
    requestId,
  })
  return {
    assignment: toGradedAssignment(assignment),
    rows: students.map((student) => toSubmissionRow(student, assignment, now())),
  }
}

export async function readWork(context: CallerContext, place: Place): Promise<StudentWork> {
  const { caller, requestId } = context
  const work = await findWork(context, place)
  await recordReadings(context, {
    actorId: caller.user.id,
    endpoint: grading.work,
    personIds: [place.studentId],
    requestId,
  })
  return work
}

/** The work of a student of an own class on an assignment that is given to them. */
export async function findWork(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { assignmentId, studentId }: Place,
): Promise<StudentWork> {
  const assignment = foundOr404(
    await selectAssignment(db, caller.user.id, assignmentId),
    'assignmentNotFound',
  )
  const row = foundOr404(await selectWork(db, assignmentId, studentId), 'studentNotFound')
  const versions = row.submission ? await selectVersions(db, row.submission.id) : []
  return toStudentWork(row, assignment, versions, now())
}

function toGradedAssignment(row: AssignmentRow): GradedAssignment {
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

function toSubmissionRow(student: StudentRow, assignment: Deadline, now: Date): SubmissionRow {
  const { dueDate, kind, points } = assignment
  const { studentId, firstName, lastName, isExcused, enrolledAt, submission } = student
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

function toStudentWork(
  row: WorkRow,
  assignment: Deadline & { id: number },
  versions: readonly VersionRow[],
  now: Date,
): StudentWork {
  const { submission, gradedByName } = row
  return {
    ...toSubmissionRow(row, assignment, now),
    assignmentId: assignment.id,
    submission: submission && {
      ...pick(submission, 'id', 'status', 'grade', 'lateDeducted', 'isAutomatic'),
      ...pick(submission, 'version', 'content', 'attachments', 'feedback', 'rubricScores'),
      submittedAt: submission.submittedAt.toISOString(),
      gradedByName,
      gradedAt: submission.gradedAt?.toISOString() ?? null,
    },
    versions: versions.map((version) => ({
      ...pick(version, 'version', 'content', 'attachments', 'status', 'grade', 'feedback', 'gradedByName'),
      submittedAt: version.submittedAt.toISOString(),
      gradedAt: version.gradedAt?.toISOString() ?? null,
    })),
  }
}
