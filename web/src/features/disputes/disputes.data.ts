import { infiniteQueryOptions } from '@tanstack/react-query'
import { disputes } from '#contract/disputes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { useWrite } from '../../kit/queries/use-write.ts'

export type DisputeState = 'open' | 'decided'

export const disputesQuery = (state: DisputeState) =>
  infiniteQueryOptions({
    queryKey: ['disputes', state],
    queryFn: ({ pageParam }) => call(disputes.list, { state, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: (page: OutputOf<typeof disputes.list>) =>
      page.hasMore ? page.disputes.at(-1)?.id : undefined,
  })

export const useDecide = () => useWrite(disputes.decide, { refreshes: [['disputes']] })
