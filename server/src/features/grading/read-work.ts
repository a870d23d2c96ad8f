import { grading } from '#contract/teaching/grading.ts'
import { countDaysLate, findWorkState, isUnderWay } from '#engines/assignments/index.ts'
import { byName } from '../../domain/classroom/by-name.ts'
import { foundOr404 } from '../../platform/app-error.ts'
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

export async function listSubmissions(context: CallerContext, id: number) {
  const { db, caller, now } = context
  const assignment = foundOr404(await selectAssignment(db, caller.user.id, id), 'assignmentNotFound')
  const students = (await selectStudents(db, id)).toSorted(byName)
  const personIds = students.map(({ studentId }) => studentId)
  await recordReadings(context, grading.submissions, personIds)
  return {
    assignment,
    rows: students.map((student) => toSubmissionRow(student, assignment, now())),
  }
}

export async function readWork(context: CallerContext, place: Place) {
  const work = await findWork(context, place)
  await recordReadings(context, grading.work, [place.studentId])
  return work
}

/** The work of a student of an own class on an assignment that is given to them. */
export async function findWork(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { assignmentId, studentId }: Place,
) {
  const assignment = foundOr404(
    await selectAssignment(db, caller.user.id, assignmentId),
    'assignmentNotFound',
  )
  const row = foundOr404(await selectWork(db, assignmentId, studentId), 'studentNotFound')
  const versions = row.submission ? await selectVersions(db, row.submission.id) : []
  return toStudentWork(row, assignment, versions, now())
}

type Deadline = Pick<AssignmentRow, 'dueDate' | 'kind' | 'points'>

function toSubmissionRow(student: StudentRow, assignment: Deadline, now: Date) {
  const { dueDate, kind, points } = assignment
  const { isExcused, enrolledAt, submission } = student
  const done = submission && {
    status: submission.status,
    isUnderWay: isUnderWay({ ...submission, kind, points }),
  }
  return {
    ...student,
    state: findWorkState({ dueDate, enrolledAt, isExcused, submission: done }, now),
    daysLate: submission ? countDaysLate(dueDate, submission.submittedAt) : 0,
  }
}

function toStudentWork(
  row: WorkRow,
  assignment: Deadline & { id: number },
  versions: VersionRow[],
  now: Date,
) {
  const { submission, gradedByName } = row
  return {
    ...toSubmissionRow(row, assignment, now),
    assignmentId: assignment.id,
    submission: submission && { ...submission, gradedByName },
    versions,
  }
}
