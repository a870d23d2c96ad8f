import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Placement, placement } from '#contract/onboarding/placement.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'

export const placementsQuery = queryOptions({
  queryKey: ['placement', 'list'],
  queryFn: () => call(placement.list, {}),
})

/** The four calls of a test. Whatever comes back is what stands on the screen next. */
export function usePlacementCalls(onPlacement: (placement: Placement) => void) {
  const queryClient = useQueryClient()
  const [write] = useState(() => ({
    start: createWriter(placement.start),
    answer: createWriter(placement.answer),
    finish: createWriter(placement.finish),
  }))

  function take(placement: Placement) {
    onPlacement(placement)
    void queryClient.invalidateQueries({ queryKey: placementsQuery.queryKey })
    if (placement.report) void markLearningOutdated(queryClient)
  }

  return {
    start: useMutation({ mutationFn: (subject: string) => write.start({ subject }), onSuccess: take }),
    answer: useMutation({ mutationFn: write.answer, onSuccess: take }),
    finish: useMutation({ mutationFn: (id: number) => write.finish({ id }), onSuccess: take }),
  }
}

export type PlacementCalls = ReturnType<typeof usePlacementCalls>
