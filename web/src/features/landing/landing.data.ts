import { queryOptions } from '@tanstack/react-query'
import { site } from '#contract/site.ts'
import { call } from '../../api/call.ts'

export const featuredTestimonialsQuery = queryOptions({
  queryKey: ['site', 'featuredTestimonials'],
  queryFn: ({ signal }) => call(site.featuredTestimonials, {}, { signal }),
})

export const statisticsQuery = queryOptions({
  queryKey: ['site', 'statistics'],
  queryFn: ({ signal }) => call(site.statistics, {}, { signal }),
})
