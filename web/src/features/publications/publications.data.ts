import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { publications } from '#contract/publication/publications.ts'
import { call } from '../../api/call.ts'
import { useWrite } from '../../kit/queries/use-write.ts'

export const publicationsQuery = infiniteQueryOptions({
  queryKey: ['publications', 'waiting'],
  queryFn: ({ pageParam, signal }) =>
    call(publications.list, { ...(pageParam && { before: pageParam }) }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (page: OutputOf<typeof publications.list>) =>
    page.hasMore ? page.requests.at(-1)?.id : undefined,
  staleTime: 0,
})

/** Also after a refusal the list is fetched again: another adult may have decided, or the student changed it. */
export function useDecidePublication() {
  const { t } = useTranslation('publications')
  return useWrite(publications.decide, { refreshes: [['publications']], failed: t('decideFailed') })
}
