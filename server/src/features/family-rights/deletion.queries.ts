import { and, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { insertForId, updateRow } from '../../db/rows.ts'
import { deletionRequests, isOpenRequestOf } from '../../db/schema/accounts/family-rights.ts'
import { pick } from '../../platform/pick.ts'

export async function selectNewestRequest(db: Database, childId: number, callerId: number) {
  const [row] = await db
    .select(pick(deletionRequests, 'state', 'askedAt', 'askedBy', 'decidedAt', 'answer'))
    .from(deletionRequests)
    .where(and(eq(deletionRequests.userId, childId), ne(deletionRequests.state, 'withdrawn')))
    .orderBy(desc(deletionRequests.id))
    .limit(1)
  if (!row) return null
  const { askedBy, ...request } = row
  return { ...request, isOwn: askedBy === callerId }
}

export const insertRequest = (db: Database, request: typeof deletionRequests.$inferInsert) =>
  insertForId(db, deletionRequests, request)

export const withdrawRequest = (db: Database, childId: number, by: number, at: Date) =>
  updateRow(
    db,
    deletionRequests,
    { state: 'withdrawn', decidedBy: by, decidedAt: at },
    isOpenRequestOf(childId),
    { id: deletionRequests.id },
  )
