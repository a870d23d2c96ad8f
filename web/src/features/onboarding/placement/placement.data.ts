import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Placement, placement } from '#contract/onboarding/placement.ts'
import { call } from '../../../api/call.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'

export const placementsQuery = queryOptions({
  queryKey: ['placement', 'list'],
  queryFn: () => call(placement.list, {}),
})

/** The four calls of a test. Whatever comes back is what stands on the screen next. */
export function usePlacementCalls(onPlacement: (placement: Placement) => void) {
  const queryClient = useQueryClient()
  function take(placement: Placement) {
    onPlacement(placement)
    void queryClient.invalidateQueries({ queryKey: placementsQuery.queryKey })
    if (placement.report) void markLearningOutdated(queryClient)
  }

  return {
    start: useWrite(placement.start, { onSuccess: take }),
    answer: useWrite(placement.answer, { onSuccess: take }),
    finish: useWrite(placement.finish, { onSuccess: take }),
  }
}

export type PlacementCalls = ReturnType<typeof usePlacementCalls>
