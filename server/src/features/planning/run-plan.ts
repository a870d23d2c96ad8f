import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  hasActivePlan,
  insertExecution,
  MOST_RUNNING,
  makeOthersCreated,
  markPlan,
  selectAnyPlan,
  selectExecution,
  selectPlan,
  updateExecution,
  updateStatus,
} from './plans.queries.ts'
import { type PlanState, viewAmong, viewRunning } from './view-plan.ts'

export async function readState(context: CallerContext, id: number) {
  const { db, caller, now } = context
  const plan = foundOr404(await selectPlan(db, caller.user.id, id), 'planNotFound')
  return viewAmong({ db, learner: caller.user, now: now() }, plan, await selectExecution(db, id))
}

/** The plan and its latest execution, with nobody else writing to them meanwhile. */
export async function lockPlan({ db, caller }: CallerContext, id: number) {
  await lockUser(db, caller.user.id)
  const plan = foundOr404(await selectPlan(db, caller.user.id, id), 'planNotFound')
  return { plan, latest: await selectExecution(db, id) }
}

/** A second press finds the execution that is running; a plan that has ended begins anew. */
export async function executePlan(context: CallerContext, id: number) {
  const { db, caller, now } = context
  const { latest } = await lockPlan(context, id)
  if (latest?.status !== 'running') {
    const at = now()
    await makeRoom(context, at)
    await insertExecution(db, { planId: id, userId: caller.user.id, startedAt: at })
    await updateStatus(db, id, 'executing', at)
  }
  const { execution } = await readState(context, id)
  if (!execution) throw new Error('a plan that was begun has no execution')
  return { success: true as const, execution }
}

/** Plans whose steps all happened meanwhile are closed, so that what is left is what is really worked on. */
async function makeRoom({ db, caller }: CallerContext, at: Date): Promise<void> {
  const { states } = await viewRunning({ db, learner: caller.user, now: at })
  const isOver = ({ execution }: PlanState) => execution?.status === 'completed'
  for (const { plan, execution } of states.filter(isOver)) {
    if (execution) await updateExecution(db, execution.id, { status: 'completed', completedAt: at })
    await updateStatus(db, plan.id, 'completed', at)
  }
  if (states.filter((state) => !isOver(state)).length >= MOST_RUNNING)
    throw new AppError('conflict', { reason: 'tooManyRunningPlans', params: { most: MOST_RUNNING } })
}

/** The last step completes the plan; a step that is taken back reopens it. What really happened cannot be taken back. */
export async function tickStep(
  context: CallerContext,
  { id, stepId, completed }: { id: number; stepId: string; completed: boolean },
) {
  const { db, now } = context
  const { plan, latest } = await lockPlan(context, id)
  const before = await readState(context, id)
  foundOr404(
    before.plan.steps.find((step) => step.id === stepId),
    'stepNotFound',
  )
  if (!latest || latest.status === 'cancelled') throw new AppError('conflict', 'planNotRunning')
  const isHappened = before.done.some((one) => one.stepId === stepId && one.how === 'happened')
  if (!completed && isHappened) throw new AppError('conflict', 'stepReallyDone')
  const at = now()
  const doneAt = completed ? (latest.stepStates[stepId]?.completedAt ?? at.toISOString()) : null
  await updateExecution(db, latest.id, {
    stepStates: { ...latest.stepStates, [stepId]: { completedAt: doneAt } },
    status: 'running',
    completedAt: null,
  })
  const after = await readState(context, id)
  const isOver = after.plan.steps.length === after.done.length
  await updateExecution(db, latest.id, {
    currentStep: after.execution?.currentStep ?? 0,
    ...(isOver && { status: 'completed' as const, completedAt: latest.completedAt ?? at }),
  })
  const status = isOver ? 'completed' : 'executing'
  if (plan.status !== status) await updateStatus(db, id, status, at)
  return readState(context, id)
}

/** What was done stays known; the plan is the active one again. */
export async function endPlan(context: CallerContext, id: number) {
  const { db, caller, now } = context
  const { latest } = await lockPlan(context, id)
  if (latest?.status === 'running') {
    const at = now()
    await updateExecution(db, latest.id, { status: 'cancelled', completedAt: at })
    await updateStatus(db, id, 'active', at)
    await makeOthersCreated(db, caller.user.id, id)
  }
  return readState(context, id)
}

/** Plan and execution end at the same moment, so that bringing the one back finds the other. */
export async function discardPlan({ db, caller, now }: CallerContext, id: number): Promise<void> {
  await lockUser(db, caller.user.id)
  foundOr404(await selectPlan(db, caller.user.id, id), 'planNotFound')
  const at = now()
  await markPlan(db, id, at)
  const latest = await selectExecution(db, id)
  if (latest?.status === 'running')
    await updateExecution(db, latest.id, { status: 'cancelled', completedAt: at })
}

export async function restorePlan(context: CallerContext, id: number) {
  const { db, caller } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const plan = foundOr404(await selectAnyPlan(db, userId, id), 'planNotFound')
  if (plan.deletedAt === null) return readState(context, id)
  const isTaken = await hasActivePlan(db, userId)
  await markPlan(db, id, null)
  if (plan.status === 'active' && isTaken) await updateStatus(db, id, 'created', plan.updatedAt)
  const latest = await selectExecution(db, id)
  if (latest?.status === 'cancelled' && latest.completedAt?.getTime() === plan.deletedAt.getTime())
    await updateExecution(db, latest.id, { status: 'running', completedAt: null })
  return readState(context, id)
}
