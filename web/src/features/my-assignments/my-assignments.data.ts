import { infiniteQueryOptions } from '@tanstack/react-query'
import { MY_ASSIGNMENTS_PER_PAGE, myAssignments } from '#contract/classroom/my-assignments.ts'
import { call } from '../../api/call.ts'

export const allMyAssignmentsQuery = (userId: number, status: 'open' | 'done') =>
  infiniteQueryOptions({
    queryKey: ['assignments', 'all', userId, status],
    queryFn: ({ pageParam, signal }) =>
      call(myAssignments.list, { id: userId, status, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.length < MY_ASSIGNMENTS_PER_PAGE ? undefined : pages.length * MY_ASSIGNMENTS_PER_PAGE,
  })
