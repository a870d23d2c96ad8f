import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { disputes } from '../../db/schema/learning/disputes.ts'
import { isSeenToBy, type Staff } from '../../domain/own-students.ts'
import { givenJson } from '../../domain/questions/find-questions.ts'
import { pick } from '../../platform/pick.ts'

/** Questions are drawn with their formulas and figures, so a page is short. */
export const PAGE = 20

/** How many answers count today that would not if the question were taken back. */
const answersCounting = sql<number>`(select count(*)::int from attempts as answers
  where answers.item_id = ${disputes.itemId} and answers.voided_at is null
    and (${disputes.seed} is null or answers.seed = ${disputes.seed}))`

const COLUMNS = {
  dispute: disputes,
  attempt: attempts,
  givenJson,
  firstName: users.firstName,
  lastName: users.lastName,
  answersCounting,
}
export type DisputeRow = Awaited<ReturnType<typeof selectDisputes>>[number]

export function selectDisputes(
  db: Database,
  judge: Staff,
  wanted: { state: 'open' | 'decided'; before?: number | undefined },
) {
  const { state, before } = wanted
  return selectWhere(
    db,
    and(
      state === 'open' ? isNull(disputes.outcome) : isNotNull(disputes.outcome),
      before === undefined ? undefined : lt(disputes.id, before),
      isSeenToBy(db, judge, disputes.userId),
    ),
  ).limit(PAGE + 1)
}

export async function selectDispute(db: Database, judge: Staff, id: number): Promise<DisputeRow | undefined> {
  const [row] = await selectWhere(db, and(eq(disputes.id, id), isSeenToBy(db, judge, disputes.userId)))
  return row
}

function selectWhere(db: Database, condition: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(disputes)
    .innerJoin(attempts, eq(attempts.id, disputes.attemptId))
    .innerJoin(users, eq(users.id, disputes.userId))
    .where(condition)
    .orderBy(desc(disputes.id))
    .$dynamic()
}

export const selectOwnAttempt = (db: Database, userId: number, id: number) =>
  selectRow(db, attempts, and(eq(attempts.id, id), eq(attempts.userId, userId)), {
    ...pick(attempts, 'itemId', 'seed', 'voidedAt'),
  })

type NewDispute = Pick<
  typeof disputes.$inferInsert,
  'userId' | 'attemptId' | 'itemId' | 'seed' | 'message' | 'createdAt' | 'outcome' | 'decidedAt' | 'settledAt'
>

/** The first word about an answer stays. */
export async function insertDispute(db: Database, dispute: NewDispute) {
  await db.insert(disputes).values(dispute).onConflictDoNothing({ target: disputes.attemptId })
  const row = await selectRow(db, disputes, eq(disputes.attemptId, dispute.attemptId), {
    id: disputes.id,
    createdAt: disputes.createdAt,
  })
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Locks the open disputes about a question, so that it is decided once. */
export async function lockOpen(db: Database, itemId: string, seed: number | null): Promise<number[]> {
  const rows = await db
    .select({ id: disputes.id })
    .from(disputes)
    .where(
      and(
        eq(disputes.itemId, itemId),
        seed === null ? isNull(disputes.seed) : eq(disputes.seed, seed),
        isNull(disputes.outcome),
      ),
    )
    .orderBy(disputes.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function saveDecision(
  db: Database,
  ids: readonly number[],
  decision: Pick<typeof disputes.$inferInsert, 'outcome' | 'reply' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await db
    .update(disputes)
    .set(decision)
    .where(inArray(disputes.id, [...ids]))
}
