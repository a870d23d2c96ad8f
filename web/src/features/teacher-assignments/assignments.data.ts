import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ASSIGNMENTS_PER_PAGE, assignments } from '#contract/teaching/assignments.ts'
import { call } from '../../api/call.ts'
import type { ListAddress } from './read-list-address.ts'

/** Below `assignments`, which a notice over the socket marks as outdated. */
export const assignmentsQuery = ({ classId, status, search, isToGrade }: ListAddress) =>
  infiniteQueryOptions({
    queryKey: ['assignments', 'list', { classId, status, search, isToGrade }],
    queryFn: ({ pageParam, signal }) =>
      call(
        assignments.list,
        {
          ...(classId !== null && { classId }),
          ...(status !== null && { status }),
          ...(search !== '' && { search }),
          ...(isToGrade && { only: 'toGrade' as const }),
          ...(pageParam !== 0 && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < ASSIGNMENTS_PER_PAGE ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
  })

export const assignmentQuery = (id: number) =>
  queryOptions({
    queryKey: ['assignments', 'one', id],
    queryFn: ({ signal }) => call(assignments.one, { id }, { signal }),
  })

type ChoiceKind = 'lesson' | 'quiz' | 'practice' | 'flashcards'

export const choicesQuery = (kind: ChoiceKind, search: string, classId: number | null) =>
  queryOptions({
    queryKey: ['assignments', 'choices', kind, search, classId],
    queryFn: ({ signal }) =>
      call(
        assignments.choices,
        { kind, ...(search !== '' && { search }), ...(classId !== null && { classId }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
