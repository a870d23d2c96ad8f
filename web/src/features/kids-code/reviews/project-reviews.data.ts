import { infiniteQueryOptions } from '@tanstack/react-query'
import { projectSharing, type REVIEW_STATES, SHARED_PER_PAGE } from '#contract/kids-code/sharing.ts'
import { call } from '../../../api/call.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
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
  return useWrite(projectSharing.decide, {
    // Also after a refusal: another adult may have decided meanwhile, or the student taken it back.
    refreshes: [['projectReviews']],
  })
}
