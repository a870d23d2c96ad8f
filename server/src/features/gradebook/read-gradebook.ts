import type { Endpoint } from '#contract/endpoint.ts'
import { type Gradebook, gradebook } from '#contract/teaching/gradebook.ts'
import { byName } from '../../domain/classroom/by-name.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/record-readings.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { fillCells } from './fill-cells.ts'
import { selectClass, selectPupils, selectWork } from './gradebook.queries.ts'

type Wanted = { id: number; groupId?: number | undefined }

/** Five statements whatever the size of the class, the one of the session and the audit among them. */
export async function readGradebook(
  context: CallerContext,
  { id, groupId }: Wanted,
  endpoint: Endpoint = gradebook.read,
): Promise<Gradebook> {
  const { db, caller, now, requestId } = context
  const rows = await selectClass(db, caller.user.id, id)
  const { name, groups } = foundOr404(rows[0], 'classNotFound')
  if (groupId !== undefined)
    foundOr404(
      groups.find((group) => group.id === groupId),
      'groupNotFound',
    )
  const given = rows.flatMap(({ assignment }) => assignment ?? [])
  const work = await selectWork(db, id)
  const known = new Set(groups.map((group) => group.id))
  const pupils = (await selectPupils(db, id))
    .map((pupil) => ({ pupil, groupIds: pupil.groupIds.filter((group) => known.has(group)) }))
    .filter(({ groupIds }) => groupId === undefined || groupIds.includes(groupId))
    .map(({ pupil, groupIds }) => fillCells(pupil, given, work.get(pupil.id) ?? [], groupIds, now()))
    .toSorted(byName)
  await recordReadings(context, {
    actorId: caller.user.id,
    endpoint,
    personIds: pupils.map((pupil) => pupil.id),
    requestId,
  })
  return {
    classId: id,
    className: name,
    groups,
    assignments: given.map(({ audience: _audience, groupId: _groupId, dueDate, ...assignment }) => ({
      ...assignment,
      dueDate: dueDate?.toISOString() ?? null,
    })),
    pupils,
  }
}
