import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { pick } from '../../platform/pick.ts'

/** More devices than anybody would look through. */
const MOST_SHOWN = 100

export function selectSessions(db: Database, userId: number, at: Date) {
  return db
    .select(pick(sessions, 'id', 'userAgent', 'createdAt', 'lastSeenAt'))
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST_SHOWN)
}

export async function deleteSession(db: Database, userId: number, id: number) {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return row
}
