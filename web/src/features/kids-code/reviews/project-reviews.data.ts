import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { projectSharing, type REVIEW_STATES, SHARED_PER_PAGE } from '#contract/kids-code/sharing.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { findNextPage } from '../../../kit/study/find-next-page.ts'

export type ReviewState = (typeof REVIEW_STATES)[number]

export const projectReviewsQuery = (state: ReviewState) =>
  infiniteQueryOptions({
    queryKey: ['projectReviews', state],
    queryFn: ({ pageParam, signal }) =>
      call(projectSharing.reviews, { state, ...(pageParam !== 0 && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page, SHARED_PER_PAGE),
    staleTime: 0,
  })

export function useDecide() {
  const queryClient = useQueryClient()
  const [decide] = useState(() => createWriter(projectSharing.decide))
  return useMutation({
    mutationFn: decide,
    // Also after a refusal: another adult may have decided meanwhile, or the pupil taken it back.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['projectReviews'] }),
  })
}
