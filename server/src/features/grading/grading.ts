import type { FieldRefusal } from '#contract/refusals/parse-value.ts'
import { grading } from '#contract/teaching/grading.ts'
import { countDaysLate, findWorkState, isUnderWay } from '#engines/assignments/index.ts'
import { decideGrade, type GradeRefusal, type Grading } from '#engines/grading/index.ts'
import { byName } from '../../domain/classroom/by-name.ts'
import { keepVersion } from '../../domain/classroom/keep-version.ts'
import { notify } from '../../domain/notifications/notify.ts'
import { AppError, foundOr404, refuseField } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  type AssignmentRow,
  insertSubmission,
  lockSubmission,
  type StudentRow,
  saveExcuse,
  selectAssignment,
  selectPlace,
  selectStudents,
  selectVersions,
  selectWork,
  updateSubmission,
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
async function findWork(
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

type Work = Awaited<ReturnType<typeof findWork>>
export type Given = Grading & { version?: number | undefined }

const REFUSALS: Record<GradeRefusal, (points: number) => FieldRefusal> = {
  outOfRange: (points) => ({
    field: 'grade',
    refusal: { reason: 'gradeOutsidePoints', params: { most: points } },
  }),
  unknownLevel: () => ({ field: 'rubricScores', refusal: 'rubricLevelUnknown' }),
  gradeMissing: () => ({ field: 'grade', refusal: 'gradeBeforeReturning' }),
}

export async function gradeSubmission(context: CallerContext, { id, ...given }: Given & { id: number }) {
  const place = foundOr404(await selectPlace(context.db, context.caller.user.id, id), 'submissionNotFound')
  return gradeWork(context, place, given)
}

/** Load, decide, save: nobody overwrites what they have not seen, and what is replaced is kept. */
export async function gradeWork(context: CallerContext, place: Place, given: Given) {
  const { db, caller, now } = context
  const assignment = foundOr404(
    await selectAssignment(db, caller.user.id, place.assignmentId),
    'assignmentNotFound',
  )
  foundOr404(await selectWork(db, place.assignmentId, place.studentId), 'studentNotFound')
  if (assignment.status === 'draft') throw new AppError('conflict', 'assignmentNotPublished')
  const standing = await lockSubmission(db, place.assignmentId, place.studentId)
  if (given.version !== undefined && given.version !== (standing?.version ?? 0))
    await refuseOutdated(context, place)
  const decision = decideGrade(given, standing ?? null, assignment)
  if ('refusal' in decision) refuseGrade(decision.refusal, assignment)
  const graded = {
    ...decision.graded,
    gradedBy: caller.user.id,
    gradedAt: now(),
    isAutomatic: false,
  }
  if (standing) {
    await keepVersion(db, standing, now())
    await updateSubmission(db, standing.id, { ...graded, version: standing.version + 1 })
  } else if (
    !(await insertSubmission(db, { ...place, ...graded, submittedAt: startPaper(assignment, now()) }))
  ) {
    await refuseOutdated(context, place)
  }
  const work = await findWork(context, place)
  await tellStudent(context, assignment, work)
  return work
}

export async function excuseStudent(
  context: CallerContext,
  { isExcused, ...place }: Place & { isExcused: boolean },
) {
  const { db, now, presence, afterCommit } = context
  await findWork(context, place)
  await saveExcuse(db, place, isExcused ? now() : null)
  afterCommit(() => presence.tell([place.studentId], { type: 'assignments' }))
  return findWork(context, place)
}

/** When work on paper was turned in nobody knows: in time, as far as the product can tell. */
function startPaper({ dueDate }: AssignmentRow, now: Date): Date {
  return dueDate && dueDate < now ? dueDate : now
}

function refuseGrade(refusal: GradeRefusal, { points }: AssignmentRow): never {
  const issue = REFUSALS[refusal](points)
  throw refuseField(issue.field, issue.refusal)
}

/** Says, field by field, what the other grader saved, so that both can be shown. */
async function refuseOutdated(context: CallerContext, place: Place): Promise<never> {
  const { submission } = await findWork(context, place)
  throw new AppError('conflict', 'gradeChangedMeanwhile', {
    issues: submission ? listFields(submission) : [],
  })
}

function listFields(submission: NonNullable<Work['submission']>) {
  const { version, status, grade, lateDeducted, feedback, rubricScores, gradedByName } = submission
  const saved = { version, status, grade, lateDeducted, feedback, rubricScores, gradedByName }
  return Object.entries(saved).map(
    ([field, value]): FieldRefusal => ({
      field,
      refusal: {
        reason: 'currentValue',
        params: { value: typeof value === 'string' ? value : JSON.stringify(value) },
      },
    }),
  )
}

/** Once for each hand-in: a word that is corrected afterwards is no news. Open pages show it at once all the same. */
async function tellStudent(
  { db, now, caller, presence, afterCommit }: CallerContext,
  { title, points }: { title: string; points: number },
  { assignmentId, studentId, submission }: Work,
): Promise<void> {
  if (submission && submission.status !== 'submitted') {
    const { id, status, grade, submittedAt } = submission
    await notify({ db, now }, [studentId], {
      kind: status === 'graded' ? 'work_graded' : 'work_returned',
      data: { title, points, ...(grade !== null && { grade }) },
      link: `/assignments/${assignmentId}`,
      occasion: `${id} ${status} ${submittedAt.toISOString()}`,
    })
  }
  afterCommit(() => presence.tell([studentId, caller.user.id], { type: 'assignments' }))
}
