import { and, eq, isNull } from 'drizzle-orm'
import { updateRow } from '../db/rows.ts'
import { users } from '../db/schema/accounts/users.ts'
import { AppError } from '../platform/app-error.ts'
import type { CallerContext } from '../platform/requests/serve.ts'
import { endSessions } from '../platform/sessions/sessions.ts'
import { writeAudit } from './write-audit.ts'

/** Hidden and signed out at once; only an admin brings it back, until it is purged. */
export async function hideAccount(context: CallerContext, id: number): Promise<void> {
  const { db, now, presence, afterCommit } = context
  const change = { deletedAt: now(), deletionRequestedAt: null, updatedAt: now() }
  const isThere = and(eq(users.id, id), isNull(users.deletedAt))
  if (!(await updateRow(db, users, change, isThere, { id: users.id })))
    throw new AppError('not_found', 'userNotFound')
  await endSessions(db, id)
  await writeAudit(context, { action: 'user deleted', subjectType: 'user', subjectId: id })
  afterCommit(() => presence.endUser(id))
}
