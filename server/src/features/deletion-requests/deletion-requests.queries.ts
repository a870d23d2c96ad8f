import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DELETION_REQUESTS_PER_PAGE } from '#contract/admin/deletion-requests.ts'
import type { Database } from '../../db/database.ts'
import { updateRow } from '../../db/rows.ts'
import { deletionRequests } from '../../db/schema/accounts/family-rights.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { pick } from '../../platform/pick.ts'

const askers = alias(users, 'askers')
const deciders = alias(users, 'deciders')

const selectAll = (db: Database) =>
  db
    .select({
      ...pick(deletionRequests, 'id', 'reason', 'askedAt', 'state', 'decidedAt', 'answer'),
      child: { id: users.id, name: fullNameOf(users), grade: users.grade },
      askedBy: fullNameOf<string | null>(askers),
      decidedBy: fullNameOf<string | null>(deciders),
    })
    .from(deletionRequests)
    .innerJoin(users, eq(users.id, deletionRequests.userId))
    .leftJoin(askers, eq(askers.id, deletionRequests.askedBy))
    .leftJoin(deciders, eq(deciders.id, deletionRequests.decidedBy))
    .$dynamic()
export type RequestRow = Awaited<ReturnType<typeof selectAll>>[number]

const { id, state } = deletionRequests

/** One more than a page holds: whether there are others. */
export const selectRequests = (
  db: Database,
  { state: wanted, after }: { state: 'open' | 'settled'; after?: number | undefined },
) =>
  wanted === 'open'
    ? selectAll(db)
        .where(and(eq(state, 'asked'), after === undefined ? undefined : gt(id, after)))
        .orderBy(asc(id))
        .limit(DELETION_REQUESTS_PER_PAGE + 1)
    : selectAll(db)
        .where(and(ne(state, 'asked'), after === undefined ? undefined : lt(id, after)))
        .orderBy(desc(id))
        .limit(DELETION_REQUESTS_PER_PAGE + 1)

export async function selectRequest(db: Database, requestId: number) {
  const [row] = await selectAll(db).where(eq(id, requestId))
  return row
}

type Decision = { state: 'done' | 'declined'; decidedBy: number; decidedAt: Date; answer: string | null }

/** Nothing where somebody has decided, or the guardian has withdrawn it. */
export const settleRequest = (db: Database, requestId: number, decision: Decision) =>
  updateRow(db, deletionRequests, decision, and(eq(id, requestId), eq(state, 'asked')), {
    ...pick(deletionRequests, 'userId', 'askedBy'),
  })
