import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserErrors } from '#contract/admin/browser-errors.ts'
import { systemAnalytics } from '#contract/admin/system-analytics.ts'
import type { InputOf } from '#contract/endpoint.ts'
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

export const browserErrorsQuery = infiniteQueryOptions({
  queryKey: ['systemAnalytics', 'browserErrors'],
  queryFn: ({ pageParam, signal }) => call(browserErrors.list, pageParam, { signal }),
  initialPageParam: {} as InputOf<typeof browserErrors.list>,
  getNextPageParam: ({ errors, hasMore }) => {
    const last = errors.at(-1)
    return hasMore && last ? { before: last.lastSeenAt, beforeId: last.id } : undefined
  },
  staleTime: 60_000,
})
