import { queryOptions } from '@tanstack/react-query'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import { call } from '../../api/call.ts'
import type { AppTarget } from '../navigation/app-target.ts'

/** How many projects wait for an adult. */
export const reviewCountQuery = queryOptions({
  queryKey: ['projectReviews', 'count'],
  queryFn: ({ signal }) => call(projectSharing.reviewCount, {}, { signal }),
  // Asked for on every page that shows it; what came with a page is as new as that.
  staleTime: 5_000,
})

/** To those that wait; where none does, to those that were reported. */
export const linkReviews = (waiting: number): AppTarget => ({
  to: '/teacher/projects',
  search: waiting > 0 ? {} : { state: 'reported' },
})
