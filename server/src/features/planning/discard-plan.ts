import type { PlanState } from '#contract/study/planning.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import {
  hasActivePlan,
  markPlan,
  selectAnyPlan,
  selectExecution,
  selectPlan,
  updateExecution,
  updateStatus,
} from './plans.queries.ts'
import { readState } from './run-plan.ts'

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

export async function restorePlan(context: CallerContext, id: number): Promise<PlanState> {
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
