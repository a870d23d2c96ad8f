import { queryOptions } from '@tanstack/react-query'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { call } from '../../../api/call.ts'

/** Below `assignments`, which a notice over the socket marks as outdated. */
export const myAssignmentsQuery = (userId: number, status: 'open' | 'done') =>
  queryOptions({
    queryKey: ['assignments', 'mine', userId, status],
    queryFn: ({ signal }) => call(myAssignments.list, { id: userId, status }, { signal }),
  })

export const myAssignmentQuery = (id: number) =>
  queryOptions({
    queryKey: ['assignments', 'my', id],
    queryFn: ({ signal }) => call(myAssignments.one, { id }, { signal }),
  })
