import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import {
  CURRICULUM_DOCUMENTS_PER_PAGE,
  adminCurriculumDocuments as calls,
  VERSIONS_PER_PAGE,
} from '#contract/admin/curriculum-documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { given } from '../../../kit/queries/given.ts'
import { findNextPage } from '../../../kit/study/find-next-page.ts'
import type { DocumentsAddress } from './read-address.ts'

const KEY = 'adminCurriculumDocuments'
/** The tutor reads a text within seconds; whoever looks on sees it happen. */
const LOOK_AGAIN_MS = 3_000

export const documentsQuery = ({ search, grade, subject, documentType, state }: DocumentsAddress) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'list', { search, grade, subject, documentType, state }],
    queryFn: ({ pageParam, signal }) =>
      call(calls.list, given({ search, grade, subject, documentType, state, before: pageParam || null }), {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page, CURRICULUM_DOCUMENTS_PER_PAGE),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.some((one) => one.state === 'waiting' && one.deletedAt === null))
        ? LOOK_AGAIN_MS
        : false,
  })

export const summaryQuery = queryOptions({
  queryKey: [KEY, 'summary'],
  queryFn: ({ signal }) => call(calls.summary, {}, { signal }),
  refetchInterval: ({ state: { data } }) => (data && data.waiting > 0 ? LOOK_AGAIN_MS : false),
})

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(calls.open, { id }, { signal }),
    // What is being edited is not to be fetched behind the back of whoever writes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** How far the tutor is, seen live beside the text that is being edited. */
export const documentStateQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'state', id],
    queryFn: ({ signal }) => call(calls.open, { id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? LOOK_AGAIN_MS : false),
  })

export const versionsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      call(calls.versions, { id, ...(pageParam !== 0 && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < VERSIONS_PER_PAGE ? undefined : page.at(-1)?.version),
  })

export const versionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [KEY, 'version', id, version],
    queryFn: ({ signal }) => call(calls.version, { id, version }, { signal }),
  })

export const coverageQuery = endpointQuery([KEY, 'coverage'], calls.coverage, {})

/** Everything that lists show of documents, but not the one that is being edited. */
export function useRefreshDocuments(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, part] }) => name === KEY && part !== 'one' && part !== 'version',
    })
}

export function useDocumentWrite<E extends Endpoint>(endpoint: E) {
  const refresh = useRefreshDocuments()
  const [write] = useState(() => createWriter(endpoint))
  return useMutation({ mutationFn: write, onSettled: refresh })
}
