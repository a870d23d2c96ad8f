import type { PlanExecution, PlanState } from '#contract/study/planning.ts'
import type { Database } from '../../db/database.ts'
import type { StepStates } from '../../db/schema/study/plans.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockUser } from '../../records/lock-user.ts'
import {
  type ExecutionRow,
  insertExecution,
  makeOthersCreated,
  type PlanRow,
  selectExecution,
  selectPlan,
  updateExecution,
  updateStatus,
} from './plans.queries.ts'
import { toExecution, toState } from './to-plan.ts'

export async function readState(db: Database, userId: number, id: number): Promise<PlanState> {
  const plan = foundOr404(await selectPlan(db, userId, id), 'Plan')
  return toState(plan, await selectExecution(db, id))
}

/** The plan and its latest execution, with nobody else writing to them meanwhile. */
async function lockPlan({ db, caller }: Context<Caller>, id: number) {
  await lockUser(db, caller.user.id)
  const plan = foundOr404(await selectPlan(db, caller.user.id, id), 'Plan')
  return { plan, latest: await selectExecution(db, id) }
}

/** A second press finds the execution that is running; a plan that has ended begins anew. */
export async function executePlan(
  context: Context<Caller>,
  id: number,
): Promise<{ success: true; execution: PlanExecution }> {
  const { db, caller, now } = context
  const { plan, latest } = await lockPlan(context, id)
  if (latest?.status === 'running') return { success: true, execution: toExecution(plan, latest) }
  const at = now()
  const started = await insertExecution(db, { planId: id, userId: caller.user.id, startedAt: at })
  await updateStatus(db, id, 'executing', at)
  return { success: true, execution: toExecution(plan, started) }
}

/** The last step completes the plan; a step that is taken back reopens it. */
export async function tickStep(
  context: Context<Caller>,
  { id, stepId, completed }: { id: number; stepId: string; completed: boolean },
): Promise<PlanState> {
  const { db, caller, now } = context
  const { plan, latest } = await lockPlan(context, id)
  foundOr404(
    plan.steps.find((step) => step.id === stepId),
    'Step',
  )
  if (!latest || latest.status === 'cancelled')
    throw new AppError('conflict', 'This plan is not running. Execute it to tick off its steps.')
  const at = now()
  const doneAt = completed ? (latest.stepStates[stepId]?.completedAt ?? at.toISOString()) : null
  const change = follow(plan, latest, { ...latest.stepStates, [stepId]: { completedAt: doneAt } }, at)
  await updateExecution(db, latest.id, change)
  const status = change.status === 'completed' ? 'completed' : 'executing'
  if (plan.status !== status) await updateStatus(db, id, status, at)
  return readState(db, caller.user.id, id)
}

function follow({ steps }: PlanRow, { completedAt }: ExecutionRow, stepStates: StepStates, at: Date) {
  const open = steps.findIndex((step) => !stepStates[step.id]?.completedAt)
  return open === -1
    ? ({
        stepStates,
        currentStep: steps.length,
        status: 'completed',
        completedAt: completedAt ?? at,
      } as const)
    : ({ stepStates, currentStep: open, status: 'running', completedAt: null } as const)
}

/** What was done stays known; the plan is the active one again. */
export async function endPlan(context: Context<Caller>, id: number): Promise<PlanState> {
  const { db, caller, now } = context
  const { latest } = await lockPlan(context, id)
  if (latest?.status === 'running') {
    const at = now()
    await updateExecution(db, latest.id, { status: 'cancelled', completedAt: at })
    await updateStatus(db, id, 'active', at)
    await makeOthersCreated(db, caller.user.id, id)
  }
  return readState(db, caller.user.id, id)
}
