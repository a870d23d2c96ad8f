import { infiniteQueryOptions } from '@tanstack/react-query'
import { GUIDES_PER_PAGE, studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../api/call.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
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

/** Readers see the decision in their lists. */
export const useDecide = () =>
  useWrite(studyGuides.decide, { refreshes: [['guideReports'], ['studyGuides']] })
