import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ASSIGNMENTS_PER_PAGE, assignments } from '#contract/teaching/assignments.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { given } from '../../kit/queries/given.ts'
import type { ListAddress } from './read-list-address.ts'

/** Below `assignments`, which a notice over the socket marks as outdated. */
export const assignmentsQuery = ({ classId, status, search, isToGrade }: ListAddress) =>
  infiniteQueryOptions({
    queryKey: ['assignments', 'list', { classId, status, search, isToGrade }],
    queryFn: ({ pageParam, signal }) =>
      call(
        assignments.list,
        given({ classId, status, search, only: isToGrade && 'toGrade', before: pageParam || null }),
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < ASSIGNMENTS_PER_PAGE ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  })

export const assignmentQuery = (id: number) =>
  endpointQuery(['assignments', 'one', id], assignments.one, { id })

type ChoiceKind = 'lesson' | 'quiz' | 'practice' | 'flashcards'

export const choicesQuery = (kind: ChoiceKind, search: string, classId: number | null) =>
  queryOptions({
    queryKey: ['assignments', 'choices', kind, search, classId],
    queryFn: ({ signal }) => call(assignments.choices, { kind, ...given({ search, classId }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
