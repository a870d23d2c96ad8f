import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { feedbackComments } from '#contract/teaching/feedback-comments.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const commentsQuery = endpointQuery(['feedback-comments'], feedbackComments.list, {})

export function useRefreshComments() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: commentsQuery.queryKey })
}

export function useAddComment() {
  const refresh = useRefreshComments()
  const [write] = useState(() => createWriter(feedbackComments.add))
  return useMutation({ mutationFn: write, onSuccess: refresh })
}

/** Counts only sort the list: one that is lost harms nobody. */
export function useCountUse() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(feedbackComments.use, { id }),
    onSuccess: (used) =>
      queryClient.setQueryData(commentsQuery.queryKey, (bank) =>
        bank?.map((comment) => (comment.id === used.id ? used : comment)),
      ),
  })
}
