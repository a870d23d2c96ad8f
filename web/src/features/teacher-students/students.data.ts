import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { students } from '#contract/teaching/students.ts'
import { call } from '../../api/call.ts'
import { given } from '../../kit/queries/given.ts'
import type { ListAddress } from './read-list-address.ts'

/** Students learn while their teacher looks: a list that was left and is opened again asks anew. */
const FRESH_FOR_MS = 30_000

export const studentsQuery = ({ classId, search, order }: ListAddress) =>
  infiniteQueryOptions({
    queryKey: ['students', 'list', { classId, search, order }],
    queryFn: ({ pageParam, signal }) =>
      call(students.list, { order, ...given({ classId, search, after: pageParam || null }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page: OutputOf<typeof students.list>) =>
      page.hasMore ? page.students.at(-1)?.id : undefined,
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  })

export const studentQuery = (id: number) =>
  queryOptions({
    queryKey: ['students', 'one', id],
    queryFn: ({ signal }) => call(students.one, { id }, { signal }),
    staleTime: FRESH_FOR_MS,
  })
