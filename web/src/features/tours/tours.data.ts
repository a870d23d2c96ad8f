import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Tour, tours } from '#contract/profile/tours.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'

export const seenToursQuery = (userId: number) =>
  queryOptions({ queryKey: ['tours', userId], queryFn: () => call(tours.seen, {}) })

const markSeen = createWriter(tours.markSeen, { keepalive: true })

/** A tour that has been ended is over at once; the server may hear of it a little later. */
export function useMarkSeen(userId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: markSeen,
    retry: 3,
    onMutate: ({ tour }) =>
      queryClient.setQueryData(seenToursQuery(userId).queryKey, (known) => ({
        seen: [...new Set<Tour>([...(known?.seen ?? []), tour])],
      })),
  }).mutate
}
