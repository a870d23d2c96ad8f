import type { FastifyInstance } from 'fastify'
import { dashboard } from '#contract/dashboard.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { readStats } from './read-stats.ts'
import { setWeeklyGoal } from './weekly-goal.ts'

export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, dashboard.stats, (_, context) => readStats(context, context.caller.user))
  serve(app, deps, dashboard.setWeeklyGoal, ({ goal }, context) => setWeeklyGoal(context, goal))
}
