import type { EndpointName } from '#contract/api.ts'
import type { Sample } from './sample.ts'

type SystemName = Extract<EndpointName, `${'adminDashboard' | 'systemAnalytics'}.${string}`>

/** Working calls of the admin's dashboard and of system analytics. */
export const SYSTEM_SAMPLES: { [Name in SystemName]: Sample<Name> } = {
  'adminDashboard.read': () => ({}),
  'systemAnalytics.read': () => ({ period: '7' as const }),
  'systemAnalytics.state': () => ({}),
}
