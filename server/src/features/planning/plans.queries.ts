import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { PLANS_PER_PAGE } from '#contract/study/planning.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow } from '../../db/rows.ts'
import { learningPlans, planExecutions } from '../../db/schema/study/plans.ts'
import { afterCursor, isNotDeleted, isOwn, newestFirst, softDeletePatch } from '../../domain/restorable.ts'

export type PlanRow = typeof learningPlans.$inferSelect
export type ExecutionRow = typeof planExecutions.$inferSelect

export function selectPlans(
  db: Database,
  userId: number,
  { only, before }: { only?: 'deleted' | undefined; before?: number | undefined },
) {
  return db
    .select()
    .from(learningPlans)
    .where(
      and(
        eq(learningPlans.userId, userId),
        isNotDeleted(learningPlans, only),
        afterCursor(learningPlans, before),
      ),
    )
    .orderBy(...newestFirst(learningPlans))
    .limit(PLANS_PER_PAGE)
}

export const selectPlan = (db: Database, userId: number, id: number) =>
  selectRow(db, learningPlans, isOwn(learningPlans, userId, id))

/** Also one that was discarded. */
export const selectAnyPlan = (db: Database, userId: number, id: number) =>
  selectRow(db, learningPlans, and(eq(learningPlans.userId, userId), eq(learningPlans.id, id)))

export const insertPlan = (db: Database, plan: typeof learningPlans.$inferInsert) =>
  insertRow(db, learningPlans, plan)

export async function updateStatus(db: Database, id: number, status: PlanRow['status'], at: Date) {
  await db.update(learningPlans).set({ status, updatedAt: at }).where(eq(learningPlans.id, id))
}

/** One plan is the active one; those made before it are kept. */
export async function makeOthersCreated(db: Database, userId: number, id: number): Promise<void> {
  await db
    .update(learningPlans)
    .set({ status: 'created', updatedAt: sql`${learningPlans.updatedAt}` })
    .where(
      and(eq(learningPlans.userId, userId), eq(learningPlans.status, 'active'), ne(learningPlans.id, id)),
    )
}

export async function hasActivePlan(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: learningPlans.id })
    .from(learningPlans)
    .where(
      and(eq(learningPlans.userId, userId), eq(learningPlans.status, 'active'), isNotDeleted(learningPlans)),
    )
    .limit(1)
  return rows.length > 0
}

export async function markPlan(db: Database, id: number, deletedAt: Date | null): Promise<void> {
  await db
    .update(learningPlans)
    .set(softDeletePatch(learningPlans, deletedAt))
    .where(eq(learningPlans.id, id))
}

/** The latest one. */
export async function selectExecution(db: Database, planId: number): Promise<ExecutionRow | undefined> {
  const [row] = await db
    .select()
    .from(planExecutions)
    .where(eq(planExecutions.planId, planId))
    .orderBy(desc(planExecutions.startedAt), desc(planExecutions.id))
    .limit(1)
  return row
}

export const insertExecution = (db: Database, execution: typeof planExecutions.$inferInsert) =>
  insertRow(db, planExecutions, execution)

export async function updateExecution(db: Database, id: number, change: Partial<ExecutionRow>) {
  await db.update(planExecutions).set(change).where(eq(planExecutions.id, id))
}

/** More plans at once than anybody follows. */
export const MOST_RUNNING = 10

export function selectRunning(db: Database, userId: number) {
  return db
    .select({ plan: learningPlans, execution: planExecutions })
    .from(planExecutions)
    .innerJoin(learningPlans, eq(learningPlans.id, planExecutions.planId))
    .where(
      and(
        eq(planExecutions.userId, userId),
        eq(planExecutions.status, 'running'),
        isNotDeleted(learningPlans),
      ),
    )
    .orderBy(asc(planExecutions.startedAt), asc(planExecutions.id))
    .limit(MOST_RUNNING)
}

const MOST_SUMMARIES = 50

export function selectSummaries(db: Database, userId: number) {
  const { id, type, title, status, createdAt } = learningPlans
  return db
    .select({ id, type, title, status, createdAt })
    .from(learningPlans)
    .where(and(eq(learningPlans.userId, userId), isNotDeleted(learningPlans)))
    .orderBy(...newestFirst(learningPlans))
    .limit(MOST_SUMMARIES)
}

/** A part of all plans that count, newest first. */
export function selectPlanPage(
  db: Database,
  userId: number,
  { offset, limit }: Record<'offset' | 'limit', number>,
) {
  const { id, title, steps, createdAt } = learningPlans
  return db
    .select({ id, title, steps: sql<number>`jsonb_array_length(${steps})`.mapWith(Number), createdAt })
    .from(learningPlans)
    .where(and(eq(learningPlans.userId, userId), isNotDeleted(learningPlans)))
    .orderBy(...newestFirst(learningPlans))
    .offset(offset)
    .limit(limit)
}

export async function updateSteps(db: Database, id: number, steps: PlanRow['steps'], at: Date) {
  await db.update(learningPlans).set({ steps, updatedAt: at }).where(eq(learningPlans.id, id))
}

export async function updateContext(db: Database, id: number, context: PlanRow['context'], at: Date) {
  await db.update(learningPlans).set({ context, updatedAt: at }).where(eq(learningPlans.id, id))
}

export async function countPlans(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ plans: count() })
    .from(learningPlans)
    .where(and(eq(learningPlans.userId, userId), isNotDeleted(learningPlans)))
  return row?.plans ?? 0
}
