import { useQueryClient } from '@tanstack/react-query'
import { MOST_ON_SHEET, signInCards } from '#contract/teaching/sign-in-cards.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const cardsQuery = (classId: number) =>
  endpointQuery(['classes', 'cards', classId], signInCards.list, { id: classId })

export function useRefreshCards(classId: number): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: cardsQuery(classId).queryKey })
}

/** As many as one request takes; nobody teaches a class that needs more than a few. */
export function splitIntoSheets(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST_ON_SHEET) }, (_, at) =>
    ids.slice(at * MOST_ON_SHEET, (at + 1) * MOST_ON_SHEET),
  )
}
