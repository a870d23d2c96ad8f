import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pauses } from '#contract/next-steps/pauses.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'

export const pausesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'pauses', userId],
    queryFn: () => call(pauses.list, { userId }),
  })

/** Both change what a streak counts. */
export function usePausePlan() {
  const queryClient = useQueryClient()
  const [write] = useState(() => ({ add: createWriter(pauses.add), remove: createWriter(pauses.remove) }))
  const onSuccess = () => markLearningOutdated(queryClient)
  return {
    add: useMutation({ mutationFn: write.add, onSuccess }),
    remove: useMutation({ mutationFn: write.remove, onSuccess }),
  }
}
