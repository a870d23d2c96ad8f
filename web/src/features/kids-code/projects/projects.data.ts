import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { PROJECTS_PER_PAGE, visualProjects } from '#contract/kids-code/projects.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { findNextPage } from '../../../kit/study/find-next-page.ts'

const PROJECTS_KEY = ['visualProjects'] as const

/** Asked anew each time: the studio saves while this list is out of sight. */
export const ownProjectsQuery = (only?: 'deleted') =>
  infiniteQueryOptions({
    queryKey: [...PROJECTS_KEY, only ?? 'own'],
    queryFn: ({ pageParam, signal }) =>
      call(
        visualProjects.list,
        { ...(only && { only }), ...(pageParam !== 0 && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page, PROJECTS_PER_PAGE),
    staleTime: 0,
  })

export function useRefreshProjects(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: PROJECTS_KEY })
}

/** A write after which the lists of projects are asked for anew. */
export function useProjectWrite<E extends Endpoint>(endpoint: E) {
  const [write] = useState(() => createWriter(endpoint))
  const refresh = useRefreshProjects()
  return useMutation({ mutationFn: write, onSettled: refresh })
}
