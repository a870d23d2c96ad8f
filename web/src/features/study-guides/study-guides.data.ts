import { infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { GUIDES_PER_PAGE, studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { OF_OTHERS } from '../../kit/queries/of-others.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { findNextPage } from '../../kit/study/find-next-page.ts'

const KEY = 'studyGuides'

const after = (id: number) => (id === 0 ? {} : { before: id })

export const ownGuidesQuery = (id: number, q: string, only?: 'deleted') =>
  infiniteQueryOptions({
    queryKey: [KEY, 'own', id, only ?? 'kept', q],
    queryFn: ({ pageParam, signal }) =>
      call(studyGuides.list, { id, ...(q && { q }), ...(only && { only }), ...after(pageParam) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page, GUIDES_PER_PAGE),
    placeholderData: keepPreviousData,
  })

export type PublicWanted = { q: string; subject: string; grade: string }

export const publicGuidesQuery = ({ q, subject, grade }: PublicWanted) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'public', q, subject, grade],
    queryFn: ({ pageParam, signal }) =>
      call(
        studyGuides.public,
        { ...(q && { q }), ...(subject && { subject }), ...(grade && { grade }), ...after(pageParam) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page, GUIDES_PER_PAGE),
    placeholderData: keepPreviousData,
    ...OF_OTHERS,
  })

export const publicSubjectsQuery = endpointQuery([KEY, 'publicSubjects'], studyGuides.publicSubjects, {})

export const guideQuery = (id: number) => ({
  ...endpointQuery([KEY, 'one', id], studyGuides.preview, { id }),
  ...OF_OTHERS,
})

/** What is kept, changed or deleted may stand in every list. */
export function useRefreshGuides(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [KEY] })
}

function useGuideWrite<E extends Endpoint>(endpoint: E) {
  const refresh = useRefreshGuides()
  return useWrite(endpoint, { onSuccess: refresh })
}

export const useCreateGuide = () => useGuideWrite(studyGuides.create)
export const useUpdateGuide = () => useGuideWrite(studyGuides.update)
export const useRestoreGuide = () => useGuideWrite(studyGuides.restore)
export const useReportGuide = () => useGuideWrite(studyGuides.report)
