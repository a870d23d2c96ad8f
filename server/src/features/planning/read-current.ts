import type { CallerContext } from '../../platform/requests/serve.ts'
import { countPlans, selectExecution, selectPlan, selectSummaries } from './plans.queries.ts'
import { viewAmong, viewRunning } from './view-plan.ts'

/** What is worked on: the newest plan that is active or being executed, else the newest of all. */
export async function readCurrent({ db, caller, now }: CallerContext) {
  const userId = caller.user.id
  const all = await selectSummaries(db, userId)
  const current = all.find(({ status }) => status === 'active' || status === 'executing') ?? all[0]
  const plan = current && (await selectPlan(db, userId, current.id))
  const others = all.filter(({ id }) => id !== plan?.id)
  if (!plan) return { state: null, others }
  const reading = { db, learner: caller.user, now: now() }
  return { state: await viewAmong(reading, plan, await selectExecution(db, plan.id)), others }
}

/** A plan whose steps all happened runs no more, although nobody has said so. */
export async function readAnalytics({ db, caller, now }: CallerContext) {
  const { states } = await viewRunning({ db, learner: caller.user, now: now() })
  return {
    success: true as const,
    analytics: {
      totalPlans: await countPlans(db, caller.user.id),
      activeExecutions: states.filter(({ execution }) => execution?.status === 'running').length,
    },
  }
}
