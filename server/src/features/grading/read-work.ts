import type { OutputOf } from '#contract/endpoint.ts'
import { grading, type PupilWork } from '#contract/teaching/grading.ts'
import { byName } from '../../domain/classroom/by-name.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/record-readings.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectAssignment, selectPupils, selectVersions, selectWork } from './grading.queries.ts'
import { toGradedAssignment, toPupilWork, toSubmissionRow } from './to-work.ts'

export type Place = { assignmentId: number; studentId: number }

export async function listSubmissions(
  context: CallerContext,
  id: number,
): Promise<OutputOf<typeof grading.submissions>> {
  const { db, caller, now, requestId } = context
  const assignment = foundOr404(await selectAssignment(db, caller.user.id, id), 'assignmentNotFound')
  const pupils = (await selectPupils(db, id)).toSorted(byName)
  await recordReadings(context, {
    actorId: caller.user.id,
    endpoint: grading.submissions,
    personIds: pupils.map(({ studentId }) => studentId),
    requestId,
  })
  return {
    assignment: toGradedAssignment(assignment),
    rows: pupils.map((pupil) => toSubmissionRow(pupil, assignment, now())),
  }
}

export async function readWork(context: CallerContext, place: Place): Promise<PupilWork> {
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

/** The work of a pupil of an own class on an assignment that is given to them. */
export async function findWork(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { assignmentId, studentId }: Place,
): Promise<PupilWork> {
  const assignment = foundOr404(
    await selectAssignment(db, caller.user.id, assignmentId),
    'assignmentNotFound',
  )
  const row = foundOr404(await selectWork(db, assignmentId, studentId), 'studentNotFound')
  const versions = row.submission ? await selectVersions(db, row.submission.id) : []
  return toPupilWork(row, assignment, versions, now())
}
