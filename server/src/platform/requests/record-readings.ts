import type { Endpoint } from '#contract/endpoint.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import type { Deps } from '../deps.ts'

type Readings = { actorId: number; endpoint: Endpoint; personIds: readonly number[]; requestId: string }

/** Writes down that somebody looked at the data of these people. */
export async function recordReadings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { actorId, endpoint, personIds, requestId }: Readings,
): Promise<void> {
  if (personIds.length === 0) return
  const action = `${endpoint.method} ${endpoint.path}`
  await db.insert(auditLog).values(
    personIds.map((subjectId) => ({
      actorId,
      action,
      subjectType: 'user',
      subjectId,
      requestId,
      createdAt: now(),
    })),
  )
}
