import { queryOptions } from '@tanstack/react-query'
import { publications } from '#contract/publication/publications.ts'
import { call } from '../../api/call.ts'

/** How many requests of students wait for an adult. */
export const publicationCountQuery = queryOptions({
  queryKey: ['publications', 'count'],
  queryFn: ({ signal }) => call(publications.count, {}, { signal }),
  // Asked for on every page that shows it; what came with a page is as new as that.
  staleTime: 5_000,
})
