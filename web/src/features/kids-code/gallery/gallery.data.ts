import { infiniteQueryOptions } from '@tanstack/react-query'
import { projectSharing, SHARED_PER_PAGE } from '#contract/kids-code/sharing.ts'
import { call } from '../../../api/call.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'

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
  return useWrite(projectSharing.report, { refreshes: [GALLERY_KEY] })
}
