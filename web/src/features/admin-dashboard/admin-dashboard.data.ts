import { queryOptions } from '@tanstack/react-query'
import { adminDashboard } from '#contract/admin/dashboard.ts'
import { call } from '../../api/call.ts'

/** What waits may come at any time: the page looks again by itself while it is open. */
const LOOK_AGAIN_MS = 60_000

export const adminDashboardQuery = queryOptions({
  queryKey: ['adminDashboard'],
  queryFn: ({ signal }) => call(adminDashboard.read, {}, { signal }),
  staleTime: 15_000,
  refetchInterval: LOOK_AGAIN_MS,
})
