import { schoolRows } from '#contract/admin/school-rows.ts'
import { systemAnalytics } from '#contract/admin/system-analytics.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { readAnalytics, readState } from './read-analytics.ts'
import { readSchoolRows } from './read-school-rows.ts'

export function systemAnalyticsRoutes({ serve }: Mount): void {
  serve(systemAnalytics.read, (wanted, context) => readAnalytics(context, wanted))
  serve(schoolRows.read, (wanted, context) => readSchoolRows(context, wanted))
  serve(systemAnalytics.state, (_, context) => readState(context))
}
