import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { GUIDES_PER_PAGE, studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { findNextPage } from '../../kit/study/find-next-page.ts'

export type ReportState = 'open' | 'decided'

export const reportsQuery = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: ['guideReports', state],
    queryFn: ({ pageParam, signal }) =>
      call(studyGuides.reports, { state, ...(pageParam !== 0 && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => findNextPage(page, GUIDES_PER_PAGE),
  })

export function useDecide() {
  const queryClient = useQueryClient()
  const [decide] = useState(() => createWriter(studyGuides.decide))
  return useMutation({
    mutationFn: decide,
    // Also after a refusal: another admin may have decided meanwhile. Readers see it in their lists.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['guideReports'] }),
        queryClient.invalidateQueries({ queryKey: ['studyGuides'] }),
      ]),
  })
}
