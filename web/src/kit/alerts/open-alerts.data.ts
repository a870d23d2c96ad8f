import { queryOptions } from '@tanstack/react-query'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { call } from '../../api/call.ts'

const ASK_AGAIN_MS = 120_000

/** How many alerts wait. Asked again while the page is looked at: a child may write while a teacher reads. */
export const openAlertsQuery = queryOptions({
  queryKey: ['safety-alerts', 'count'],
  queryFn: ({ signal }) => call(safetyAlerts.count, {}, { signal }),
  refetchInterval: ASK_AGAIN_MS,
})
