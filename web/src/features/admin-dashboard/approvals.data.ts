import { queryOptions } from '@tanstack/react-query'
import { approvals } from '#contract/admin/approvals.ts'
import { call } from '../../api/call.ts'

const LOOK_AGAIN_MS = 60_000

/** Teachers who wait, the newest first. Somebody may register while the page is open. */
export const approvalsQuery = queryOptions({
  queryKey: ['adminDashboard', 'approvals'],
  queryFn: ({ signal }) => call(approvals.list, {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
})
