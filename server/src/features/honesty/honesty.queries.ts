import { and, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'

/**
 * The newest answers whose success was foreseen, read backwards along the primary key and sent as one run of bytes
 * (see read-honesty.ts): as rows, 20,000 of them would hold the embedded database ten times as long.
 */
export async function selectForeseen(db: Database, limit: number) {
  const newest = db
    .select({
      answeredAt: attempts.answeredAt,
      predicted: attempts.predicted,
      elo: attempts.predictedByElo,
      mean: attempts.predictedByAverage,
      // What the models had to foresee, and learn from: right, and alone.
      isRight: sql<boolean>`${attempts.correct} and not ${attempts.helped}`.as('is_right'),
    })
    .from(attempts)
    .where(and(isNotNull(attempts.predicted), eq(attempts.tryNumber, 1), isNull(attempts.voidedAt)))
    .orderBy(desc(attempts.id))
    .limit(limit)
    .as('newest')
  const outcome = sql`float4send(${newest.predicted}) || float4send(${newest.elo}) || float4send(${newest.mean}) || case when ${newest.isRight} then '\\x01'::bytea else '\\x00'::bytea end`
  const [row] = await db
    .select({
      since: min(newest.answeredAt),
      outcomes: sql<Uint8Array | null>`string_agg(${outcome}, ''::bytea)`,
    })
    .from(newest)
  return { since: row?.since ?? null, outcomes: row?.outcomes ?? new Uint8Array() }
}
