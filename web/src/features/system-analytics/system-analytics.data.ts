import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { systemAnalytics } from '#contract/admin/system-analytics.ts'
import { call } from '../../api/call.ts'
import type { AnalyticsAddress } from './analytics-address.ts'

export const analyticsQuery = ({ period, from, to }: Omit<AnalyticsAddress, 'tab'>) =>
  queryOptions({
    queryKey: ['systemAnalytics', { period, from, to }],
    queryFn: ({ signal }) =>
      call(
        systemAnalytics.read,
        { period, ...(period === 'custom' && { ...(from && { from }), ...(to && { to }) }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Jobs run while somebody looks. */
export const stateQuery = queryOptions({
  queryKey: ['systemAnalytics', 'state'],
  queryFn: ({ signal }) => call(systemAnalytics.state, {}, { signal }),
  refetchInterval: 10_000,
})
