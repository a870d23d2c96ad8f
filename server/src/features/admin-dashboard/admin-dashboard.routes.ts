import { adminDashboard } from '#contract/admin/dashboard.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readDashboard } from './read-dashboard.ts'

export function adminDashboardRoutes({ serve }: Mount): void {
  serve(adminDashboard.read, (_, context) => readDashboard(context))
}
