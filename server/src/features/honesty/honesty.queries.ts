import { and, type Column, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'

/**
 * The newest answers whose success was foreseen, read backwards along the primary key. Twenty thousand rows are read at
 * once: one number each for the moment, because making dates of them would take longer than the rest.
 */
export function selectForeseen(db: Database, limit: number) {
  return db
    .select({
      correct: attempts.correct,
      helped: attempts.helped,
      predicted: known(attempts.predicted),
      elo: known(attempts.predictedByElo),
      mean: known(attempts.predictedByAverage),
      answeredSecond: sql<number>`floor(extract(epoch from ${attempts.answeredAt}))::int`,
    })
    .from(attempts)
    .where(
      and(
        isNotNull(attempts.predicted),
        isNotNull(attempts.predictedByElo),
        isNotNull(attempts.predictedByAverage),
        eq(attempts.tryNumber, 1),
        isNull(attempts.voidedAt),
      ),
    )
    .orderBy(desc(attempts.id))
    .limit(limit)
}

/** The condition leaves out the rows that lack it. */
const known = (column: Column) => sql<number>`${column}`.mapWith(Number)

export type ForeseenRow = Awaited<ReturnType<typeof selectForeseen>>[number]
