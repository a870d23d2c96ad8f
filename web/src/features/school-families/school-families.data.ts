import { infiniteQueryOptions } from '@tanstack/react-query'
import { deletionRequests } from '#contract/admin/deletion-requests.ts'
import { familyReading } from '#contract/families/family-reading.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const readingQuery = endpointQuery(['schoolFamilies', 'reading'], familyReading.read, {})
export const REQUESTS_KEY = ['schoolFamilies', 'requests']

export const requestsQuery = (state: 'open' | 'settled') =>
  infiniteQueryOptions({
    queryKey: [...REQUESTS_KEY, state],
    queryFn: ({ pageParam, signal }) =>
      call(deletionRequests.list, { state, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, requests }) => (hasMore ? requests.at(-1)?.id : undefined),
  })
