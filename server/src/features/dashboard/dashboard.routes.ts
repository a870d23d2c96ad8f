import { dashboard } from '#contract/dashboard.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readStats, setWeeklyGoal } from './read-stats.ts'

export function dashboardRoutes({ serve }: Mount): void {
  serve(dashboard.stats, (_, context) => readStats(context, context.caller.user))
  serve(dashboard.setWeeklyGoal, ({ goal }, context) => setWeeklyGoal(context, goal))
}
