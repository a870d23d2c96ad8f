import { sql } from 'drizzle-orm'
import type { Endpoint } from '#contract/endpoint.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../sessions/sessions.ts'

/** Writes down that somebody looked at the data of these people. */
export async function recordReadings(
  { db, now, caller, requestId }: Pick<Deps, 'db' | 'now'> & { caller: Caller; requestId: string },
  endpoint: Endpoint,
  personIds: readonly number[],
): Promise<void> {
  if (personIds.length === 0) return
  const action = `${endpoint.method} ${endpoint.path}`
  // One value for all of them: a class of hundreds would be thousands of values to bind.
  await db.execute(sql`
    insert into ${auditLog} (actor_id, action, subject_type, subject_id, request_id, created_at)
    select ${caller.user.id}::int, ${action}, 'user', person.id, ${requestId}, ${now().toISOString()}::timestamptz
    from unnest(${`{${personIds.join()}}`}::int[]) with ordinality as person(id, place) order by person.place`)
}
