import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { disputes } from '../../db/schema/learning/disputes.ts'

export type Voiding = { id: number; itemId: string; seed: number | null }

const ASKED = { id: disputes.id, itemId: disputes.itemId, seed: disputes.seed }

/** The questions that were taken back. */
export function selectVoided(db: Database): Promise<{ itemId: string; seed: number | null }[]> {
  return db
    .selectDistinct({ itemId: disputes.itemId, seed: disputes.seed })
    .from(disputes)
    .where(eq(disputes.outcome, 'voided'))
}

/** Decisions whose traces are not cleared yet. */
export function selectUnsettled(db: Database): Promise<Voiding[]> {
  return db
    .select(ASKED)
    .from(disputes)
    .where(and(eq(disputes.outcome, 'voided'), isNull(disputes.settledAt)))
    .orderBy(disputes.id)
}

/** Takes back some of the answers to a question, in one short statement; tells whose they were. */
export async function voidSome(db: Database, { id, itemId, seed }: Voiding, at: Date, limit: number) {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    with part as (
      select id from ${attempts}
      where item_id = ${itemId} and voided_at is null ${seed === null ? sql`` : sql`and seed = ${seed}`} limit ${limit}
    ), taken as (
      update ${attempts} set voided_at = ${at.toISOString()} where id in (select id from part) returning user_id
    ), counted as (
      update ${disputes} set answers_voided = answers_voided + (select count(*) from taken) where id = ${id}
    )
    select user_id from taken`)
  return rows.map((row) => row.user_id)
}

export async function markSettled(db: Database, ids: readonly number[], at: Date): Promise<void> {
  await db
    .update(disputes)
    .set({ settledAt: at })
    .where(inArray(disputes.id, [...ids]))
}
