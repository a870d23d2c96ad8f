import type { Plan, PlanTask } from '#tutor/plan/plan-port.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import type { Database } from '../../db/database.ts'
import { learningPlans } from '../../db/schema/study/plans.ts'
import { requireRoom } from '../../domain/restorable.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { type DraftPlanInput, gatherTask } from './draft-plan.ts'
import { insertPlan, makeOthersCreated, type PlanRow } from './plans.queries.ts'
import { fillStep } from './view-plan.ts'

const MOST_PLANS = 200
const PLAN_LIMIT = { limit: 30, windowSeconds: 10 * 60 }

export async function createPlan(context: CallerContext, wanted: DraftPlanInput) {
  const { plan, label, task } = await draftPlan(context, wanted)
  const kept = await context.transact((tx) => keepPlan(tx, context, task, plan))
  return { success: true as const, plan: kept, ...label }
}

/** Outside of the transaction: a language model may take its time to word a plan. */
export async function draftPlan(context: CallerContext, wanted: DraftPlanInput) {
  const { caller, tutor } = context
  await spendTry(context, 'tooManyPlansMade', { name: `planning:${caller.user.id}`, ...PLAN_LIMIT })
  const task = await gatherTask(context, wanted)
  try {
    const { engine, fallback, ...plan } = await tutor.makePlan(task)
    return { task, plan, label: { engine, ...(fallback && { fallback }) } }
  } catch (error) {
    throw error instanceof TutorUnavailable ? new AppError('unavailable', 'learningPlanFailed') : error
  }
}

/** The newest plan is the active one. */
export async function keepPlan(
  db: Database,
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
  task: PlanTask,
  plan: Plan,
) {
  const userId = caller.user.id
  await requireRoom(db, learningPlans, userId, MOST_PLANS, 'tooManyPlans')
  const at = now()
  const row = await insertPlan(db, {
    userId,
    type: task.type,
    ...plan,
    context: {
      subject: task.subject,
      gradeLevel: task.grade,
      currentSkillLevel: task.level,
      learningGoals: [...task.goals],
      preferences: { pace: task.pace, ...(task.style !== null && { learningStyle: task.style }) },
      ...(task.targetDate !== undefined && { targetDate: task.targetDate }),
    },
    status: 'active',
    createdAt: at,
    updatedAt: at,
  })
  await makeOthersCreated(db, userId, row.id)
  return toPlan(row)
}

/** As it is stored: the days are those that were planned. */
export const toPlan = (row: PlanRow) => ({
  ...row,
  steps: row.steps.map((step) => ({ ...fillStep(step), movedFrom: null })),
})
