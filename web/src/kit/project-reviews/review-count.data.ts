import { queryOptions } from '@tanstack/react-query'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import { call } from '../../api/call.ts'

/** How many projects wait for an adult. */
export const reviewCountQuery = queryOptions({
  queryKey: ['projectReviews', 'count'],
  queryFn: ({ signal }) => call(projectSharing.reviewCount, {}, { signal }),
  // Asked for on every page that shows it; what came with a page is as new as that.
  staleTime: 5_000,
})
