import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { disputes } from '#contract/disputes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'

export type DisputeState = 'open' | 'decided'

export const disputesQuery = (state: DisputeState) =>
  infiniteQueryOptions({
    queryKey: ['disputes', state],
    queryFn: ({ pageParam }) => call(disputes.list, { state, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: (page: OutputOf<typeof disputes.list>) =>
      page.hasMore ? page.disputes.at(-1)?.id : undefined,
  })

export function useDecide() {
  const queryClient = useQueryClient()
  const [decide] = useState(() => createWriter(disputes.decide))
  return useMutation({
    mutationFn: decide,
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['disputes'] }),
  })
}
