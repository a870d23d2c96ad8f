import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  DOCUMENTS_PER_PAGE,
  type DocumentCard,
  documents,
  type ProfessionalDocument,
  SUMMARIES_PER_PAGE,
} from '#contract/professional/documents.ts'
import { call } from '../../api/call.ts'
import { given } from '../queries/given.ts'
import { pagedQuery } from '../queries/list-query.ts'

export type DocumentFilter = { search: string; tag: string | null; archived: boolean }

const listKey = (userId: number) => ['documents', 'list', userId] as const

export const documentsQuery = (userId: number, { search, tag, archived }: DocumentFilter) => ({
  ...pagedQuery(
    [...listKey(userId), { search, tag, archived }],
    documents.list,
    { archived, ...given({ search, tag }) },
    DOCUMENTS_PER_PAGE,
  ),
  placeholderData: keepPreviousData,
})

export const deletedDocumentsQuery = (userId: number) =>
  pagedQuery([...listKey(userId), 'deleted'], documents.list, { only: 'deleted' }, DOCUMENTS_PER_PAGE)

export const documentQuery = (userId: number, id: number) =>
  queryOptions({
    queryKey: ['documents', 'one', userId, id] as const,
    queryFn: () => call(documents.open, { id }),
  })

const summariesKey = (userId: number, id: number) => ['documents', 'summaries', userId, id] as const

export const summariesQuery = (userId: number, id: number) =>
  pagedQuery(summariesKey(userId, id), documents.summaries, { id }, SUMMARIES_PER_PAGE)

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
