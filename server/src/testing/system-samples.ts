import type { EndpointName } from '#contract/api.ts'
import type { Sample } from './sample.ts'

type SystemName = Extract<
  EndpointName,
  `${'adminDashboard' | 'browserErrors' | 'schoolRows' | 'systemAnalytics'}.${string}`
>

/** Working calls of the admin's dashboard, of system analytics and about errors of the web app. */
export const SYSTEM_SAMPLES: { [Name in SystemName]: Sample<Name> } = {
  'adminDashboard.read': () => ({}),
  'browserErrors.report': () => ({
    kind: 'error' as const,
    release: 'Bx3-9_a',
    screen: '/lessons/:lessonId',
    name: 'TypeError',
    message: 'x is not a function',
    frames: ['index-Bx3.js:1:2045'],
  }),
  'browserErrors.list': () => ({}),
  'schoolRows.read': () => ({ figure: 'lessons' as const, period: '7' as const }),
  'systemAnalytics.read': () => ({ period: '7' as const }),
  'systemAnalytics.state': () => ({}),
}
