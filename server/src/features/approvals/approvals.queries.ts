import { and, desc, eq, lt } from 'drizzle-orm'
import { APPROVALS_PER_PAGE } from '#contract/admin/approvals.ts'
import type { Database } from '../../db/database.ts'
import { updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { isWaiting } from '../../domain/approvals/approve-teacher.ts'
import { pick } from '../../platform/pick.ts'

/** One more than a page holds: whether there are others. */
export function selectWaiting(db: Database, before: number | undefined) {
  return db
    .select(pick(users, 'id', 'username', 'firstName', 'lastName', 'email', 'approvalAskedAt'))
    .from(users)
    .where(and(isWaiting, before === undefined ? undefined : lt(users.id, before)))
    .orderBy(desc(users.id))
    .limit(APPROVALS_PER_PAGE + 1)
}

/** Who is declined stays unapproved: an account that is enabled again waits again. */
export const declineWaiting = (db: Database, id: number, at: Date) =>
  updateRow(db, users, { disabledAt: at, updatedAt: at }, and(eq(users.id, id), isWaiting), { id: users.id })
