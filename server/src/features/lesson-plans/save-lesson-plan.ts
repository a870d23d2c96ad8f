import type { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import type { Database } from '../../db/database.ts'
import { lessonPlans as table } from '../../db/schema/teaching/lesson-plans.ts'
import { findOwnClass } from '../../domain/classroom/own-classes.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { uniqueTags } from '../../domain/unique-tags.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import {
  insertPlan,
  markDeleted,
  type NewPlan,
  type PlanRow,
  selectPlan,
  updatePlan,
} from './lesson-plans.queries.ts'
import { nameKey, readMaterials } from './materials.queries.ts'

/** A teacher of twenty years with two plans a day. */
const MOST_PLANS = 10_000

type SaveLessonPlanInput = Received<typeof lessonPlans.create>
type Change = Received<typeof lessonPlans.update>

export async function createPlan(context: CallerContext, sent: SaveLessonPlanInput) {
  const { db, caller } = context
  await checkReferences(db, caller.user.id, sent)
  return keepPlan(context, sent)
}

export async function changePlan(context: CallerContext, { id, ...sent }: Change) {
  const { db, caller, now } = context
  const teacherId = caller.user.id
  foundOr404(await selectPlan(db, teacherId, id), 'lessonPlanNotFound')
  await checkReferences(db, teacherId, sent)
  await updatePlan(db, teacherId, id, { ...toColumns(sent), updatedAt: now() })
  return readPlan(db, teacherId, id)
}

/** A new draft that is not on the calendar yet. */
export async function duplicatePlan(context: CallerContext, id: number) {
  const { db, caller } = context
  const row = foundOr404(await selectPlan(db, caller.user.id, id), 'lessonPlanNotFound')
  const { title, description, classId, subject, grade, objectives, materials, procedure } = row
  const { assessment, notes, standards, attached, duration } = row
  return keepPlan(context, {
    ...{ title, description, classId, subject, grade, objectives, materials, procedure },
    ...{ assessment, notes, standards, attached, duration },
  })
}

export async function readPlan(db: Database, teacherId: number, id: number) {
  const row = foundOr404(await selectPlan(db, teacherId, id), 'lessonPlanNotFound')
  const [plan] = await toPlans(db, [row])
  return foundOr404(plan, 'lessonPlanNotFound')
}

export async function removePlan({ db, caller, now }: CallerContext, id: number): Promise<void> {
  foundOr404(await markDeleted(db, caller.user.id, id, now()), 'lessonPlanNotFound')
}

export async function restorePlan({ db, caller }: CallerContext, id: number) {
  await markDeleted(db, caller.user.id, id, null)
  return readPlan(db, caller.user.id, id)
}

/** As they are shown: with the names of classes and of what is attached. What the curriculum lost is left out. */
export async function toPlans(db: Database, rows: readonly PlanRow[]) {
  const keys = rows.flatMap(({ attached }) => attached)
  const materials = await readMaterials(db, keys)
  return rows.map((row) => ({
    ...row,
    attached: row.attached.flatMap((key) => materials.get(nameKey(key)) ?? []),
  }))
}

async function keepPlan({ db, caller, now }: CallerContext, sent: SaveLessonPlanInput) {
  const teacherId = caller.user.id
  await requireRoom(db, table, teacherId, MOST_PLANS, 'tooManyLessonPlans')
  const at = now()
  const id = await insertPlan(db, {
    ...toColumns(sent),
    title: sent.title,
    teacherId,
    createdAt: at,
    updatedAt: at,
  })
  return readPlan(db, teacherId, id)
}

/** Somebody else's class is not there, and what is attached must be. */
async function checkReferences(
  db: Database,
  teacherId: number,
  { classId, attached }: Pick<SaveLessonPlanInput, 'classId' | 'attached'>,
): Promise<void> {
  if (classId) await findOwnClass(db, teacherId, classId)
  if (!attached || attached.length === 0) return
  const known = await readMaterials(db, attached)
  if (attached.some((key) => !known.has(nameKey(key))))
    throw new AppError('not_found', 'attachedContentNotFound')
}

function toColumns({ standards, attached, ...sent }: Partial<SaveLessonPlanInput>): Partial<NewPlan> {
  return {
    ...sent,
    ...(standards && { standards: uniqueTags(standards) }),
    ...(attached && {
      attached: [...new Map(attached.map(({ type, id }) => [nameKey({ type, id }), { type, id }])).values()],
    }),
  }
}
