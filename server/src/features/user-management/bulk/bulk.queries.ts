import { asc, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import type { BulkAction } from '#contract/admin/user-bulk.ts'
import type { Database } from '../../../db/database.ts'
import { sessions } from '../../../db/schema/accounts/sessions.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import { pick } from '../../../platform/pick.ts'

const toList = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::int[]`
export const isOneOfIds = (ids: readonly number[]): SQL => sql`${users.id} = any(${toList(ids)})`

/** Who is meant, always in the same order: two such changes wait for each other and never in a circle. */
export function selectPeople(db: Database, isMeant: SQL, most: number) {
  return db
    .select(pick(users, 'id', 'role', 'grade', 'isDemo', 'disabledAt', 'deletedAt'))
    .from(users)
    .where(isMeant)
    .orderBy(asc(users.id))
    .limit(most)
}

type Change = { audit: AuditAction; set: SQL | null; details: SQL; endsSessions: boolean }

const NO_DETAILS = sql`'{}'::jsonb`
const gradeChange = (to: SQL): Change => ({
  audit: 'user changed',
  set: sql`grade = ${to}, grade_level = (${to})::text`,
  details: sql`jsonb_build_object('grade', jsonb_build_object('from', users.grade, 'to', ${to}))`,
  endsSessions: false,
})

export function findChange(action: BulkAction, grade: number | undefined, now: Date): Change {
  const at = sql`${now.toISOString()}::timestamptz`
  switch (action) {
    case 'disable':
      return {
        audit: 'user disabled',
        set: sql`disabled_at = ${at}`,
        details: NO_DETAILS,
        endsSessions: true,
      }
    case 'enable':
      return { audit: 'user enabled', set: sql`disabled_at = null`, details: NO_DETAILS, endsSessions: false }
    case 'delete':
      return {
        audit: 'user deleted',
        set: sql`deleted_at = ${at}, deletion_requested_at = null`,
        details: NO_DETAILS,
        endsSessions: true,
      }
    case 'signOut':
      return {
        audit: 'DELETE /api/admin/users/:id/sessions',
        set: null,
        details: NO_DETAILS,
        endsSessions: true,
      }
    case 'toCollege':
      return {
        audit: 'user role changed',
        set: sql`role = 'college', is_teacher = false, grade = 13, grade_level = '13'`,
        details: sql`jsonb_build_object('role', jsonb_build_object('from', users.role, 'to', 'college'), 'grade', jsonb_build_object('from', users.grade, 'to', 13))`,
        endsSessions: false,
      }
    case 'setGrade':
      return gradeChange(sql`${grade ?? 0}::int`)
    case 'nextGrade':
      return gradeChange(sql`users.grade + 1`)
    case 'previousGrade':
      return gradeChange(sql`users.grade - 1`)
  }
}

/** Writes down what is about to happen to each of them, and does it. */
export async function applyChange(
  db: Database,
  ids: readonly number[],
  change: Change,
  { actorId, requestId, now }: { actorId: number; requestId: string; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into ${auditLog} (actor_id, action, subject_type, subject_id, details, request_id, created_at)
    select ${actorId}::int, ${change.audit}, 'user', users.id, ${change.details}, ${requestId}, ${at}
    from users where users.id = any(${toList(ids)})`)
  if (change.set)
    await db.execute(sql`update users set ${change.set}, updated_at = ${at} where id = any(${toList(ids)})`)
  if (change.endsSessions)
    await db.execute(sql`delete from ${sessions} where ${sessions.userId} = any(${toList(ids)})`)
}
