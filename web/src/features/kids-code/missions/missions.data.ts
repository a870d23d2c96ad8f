import { queryOptions } from '@tanstack/react-query'
import { missions } from '#contract/kids-code/missions.ts'
import { call } from '../../../api/call.ts'

/** Asked anew each time: one may have been done meanwhile. */
export const missionsQuery = queryOptions({
  queryKey: ['missions', 'list'],
  queryFn: ({ signal }) => call(missions.list, {}, { signal }),
  staleTime: 0,
})
