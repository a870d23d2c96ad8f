import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  COMMENTS_PER_PAGE,
  collaboration,
  type DocumentComment,
} from '#contract/professional/collaboration.ts'
import { professional } from '#contract/professional/professional.ts'
import type { Period } from '#contract/study/periods.ts'
import { studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../api/call.ts'
import { findNextPage } from '../../kit/study/find-next-page.ts'

// Other pages change what these show, so they are asked anew at every visit.
const FRESH = { staleTime: 0 } as const

export const dashboardQuery = (userId: number) =>
  queryOptions({
    queryKey: ['professional', 'dashboard', userId],
    queryFn: () => call(professional.dashboard, {}),
    ...FRESH,
  })

export const analyticsQuery = (userId: number, period: Period) =>
  queryOptions({
    queryKey: ['professional', 'analytics', userId, period],
    queryFn: () => call(professional.analytics, { period }),
    placeholderData: keepPreviousData,
    ...FRESH,
  })

export const referencesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['documents', 'list', userId, 'references'],
    queryFn: () => call(professional.references, {}),
    ...FRESH,
  })

export const collaborationQuery = (userId: number) =>
  queryOptions({
    queryKey: ['collaboration', 'overview', userId],
    queryFn: () => call(collaboration.overview, {}),
    ...FRESH,
  })

export type ThingKind = 'document' | 'guide'

export const sharingQuery = (userId: number, kind: ThingKind, id: number) =>
  queryOptions({
    queryKey: ['collaboration', 'sharing', userId, kind, id],
    queryFn: () => call(kind === 'document' ? collaboration.sharing : collaboration.guideSharing, { id }),
    ...FRESH,
  })

export const sharedGuideQuery = (userId: number, id: number) =>
  queryOptions({
    queryKey: ['collaboration', 'guide', userId, id],
    queryFn: () => call(collaboration.openGuide, { id }),
    ...FRESH,
  })

export const commentsQuery = (userId: number, documentId: number) =>
  infiniteQueryOptions({
    queryKey: ['collaboration', 'comments', userId, documentId],
    queryFn: ({ pageParam }) =>
      call(collaboration.comments, { id: documentId, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: (page: DocumentComment[]) => findNextPage(page, COMMENTS_PER_PAGE),
    ...FRESH,
  })

/** The newest own guides, to choose one that is to be shared. */
export const ownGuidesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['collaboration', 'ownGuides', userId],
    queryFn: () => call(studyGuides.list, { id: userId }),
    ...FRESH,
  })

export async function refreshCollaboration(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['collaboration'] })
}
