import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** Below `assignments`, which a notice over the socket marks as outdated. */
export const myAssignmentsQuery = (userId: number, status: 'open' | 'done') =>
  endpointQuery(['assignments', 'mine', userId, status], myAssignments.list, { id: userId, status })

export const myAssignmentQuery = (id: number) =>
  endpointQuery(['assignments', 'my', id], myAssignments.one, { id })
