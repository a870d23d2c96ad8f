import { queryOptions } from '@tanstack/react-query'
import { site } from '#contract/site.ts'
import { call } from '../../api/call.ts'

// Asked also without a connection, so that the page falls back at once instead of waiting for the network.
const networkMode = 'always'

export const featuredTestimonialsQuery = queryOptions({
  queryKey: ['site', 'featuredTestimonials'],
  queryFn: ({ signal }) => call(site.featuredTestimonials, {}, { signal }),
  networkMode,
})

export const statisticsQuery = queryOptions({
  queryKey: ['site', 'statistics'],
  queryFn: ({ signal }) => call(site.statistics, {}, { signal }),
  networkMode,
})
