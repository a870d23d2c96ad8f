import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  DOCUMENTS_PER_PAGE,
  type DocumentCard,
  type DocumentSummary,
  documents,
  type ProfessionalDocument,
  SUMMARIES_PER_PAGE,
} from '#contract/professional/documents.ts'
import { call } from '../../api/call.ts'
import { findNextPage } from '../study/find-next-page.ts'

export type DocumentFilter = { search: string; tag: string | null; archived: boolean }

const listKey = (userId: number) => ['documents', 'list', userId] as const

export const documentsQuery = (userId: number, { search, tag, archived }: DocumentFilter) =>
  infiniteQueryOptions({
    queryKey: [...listKey(userId), { search, tag, archived }] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        documents.list,
        {
          archived,
          ...(search && { search }),
          ...(tag && { tag }),
          ...(pageParam && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page: DocumentCard[]) => findNextPage(page, DOCUMENTS_PER_PAGE),
    placeholderData: keepPreviousData,
  })

export const deletedDocumentsQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: [...listKey(userId), 'deleted'] as const,
    queryFn: ({ pageParam }) =>
      call(documents.list, { only: 'deleted', ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: (page: DocumentCard[]) => findNextPage(page, DOCUMENTS_PER_PAGE),
  })

export const documentQuery = (userId: number, id: number) =>
  queryOptions({
    queryKey: ['documents', 'one', userId, id] as const,
    queryFn: () => call(documents.open, { id }),
  })

const summariesKey = (userId: number, id: number) => ['documents', 'summaries', userId, id] as const

export const summariesQuery = (userId: number, id: number) =>
  infiniteQueryOptions({
    queryKey: summariesKey(userId, id),
    queryFn: ({ pageParam }) => call(documents.summaries, { id, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: (page: DocumentSummary[]) => findNextPage(page, SUMMARIES_PER_PAGE),
  })

/** A document that was added, changed or brought back: it is in hand, and the lists are not what they were. */
export async function showDocument(queryClient: QueryClient, document: ProfessionalDocument): Promise<void> {
  queryClient.setQueryData(documentQuery(document.userId, document.id).queryKey, document)
  await refreshLists(queryClient, document.userId)
}

export async function hideDocument(
  queryClient: QueryClient,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  queryClient.removeQueries({ queryKey: documentQuery(userId, id).queryKey })
  await refreshLists(queryClient, userId)
}

/** Sessions show the names of their documents. */
async function refreshLists(queryClient: QueryClient, userId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['chat', 'sessions', userId] })
  await queryClient.invalidateQueries({ queryKey: listKey(userId) })
}

export async function refreshSummaries(queryClient: QueryClient, userId: number, id: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: summariesKey(userId, id) })
}

/** The tags of what was fetched, for whoever types one. */
export function listTags(cards: readonly Pick<DocumentCard, 'tags'>[]): string[] {
  return [...new Set(cards.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other))
}
