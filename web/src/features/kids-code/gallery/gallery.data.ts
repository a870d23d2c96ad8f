import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { projectSharing, SHARED_PER_PAGE } from '#contract/kids-code/sharing.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'

const GALLERY_KEY = ['sharedProjects'] as const

/** Asked anew each time: a project may have been taken out. */
export const sharedProjectsQuery = infiniteQueryOptions({
  queryKey: GALLERY_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(projectSharing.public, pageParam === 0 ? {} : { before: pageParam }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (page) => (page.length < SHARED_PER_PAGE ? undefined : page.at(-1)?.shareId),
  staleTime: 0,
})

export function useReport() {
  const queryClient = useQueryClient()
  const [report] = useState(() => createWriter(projectSharing.report))
  return useMutation({
    mutationFn: report,
    onSettled: () => queryClient.invalidateQueries({ queryKey: GALLERY_KEY }),
  })
}
