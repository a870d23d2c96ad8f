import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cannedAnswers, type InboxThread, inbox } from '#contract/admin/inbox.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { given } from '../../kit/queries/given.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { InboxAddress, OpenItem } from './inbox-address.ts'

const ASK_AGAIN_MS = 60_000

export const inboxQuery = ({ search, kind, status, priority, only, isOldestFirst, userId }: InboxAddress) => {
  const wanted = {
    status,
    order: isOldestFirst ? 'oldest' : 'newest',
    ...given({ search, kind, priority, only, userId }),
  } as const
  return infiniteQueryOptions({
    queryKey: ['inbox', 'list', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(inbox.list, { ...wanted, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: OutputOf<typeof inbox.list>) => next ?? undefined,
    refetchInterval: ASK_AGAIN_MS,
  })
}

export const threadQuery = ({ kind, id }: OpenItem) =>
  queryOptions({
    queryKey: ['inbox', 'thread', kind, id],
    queryFn: ({ signal }) => call(inbox.read, { kind, id }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
  })

/** The answer is shown at once; after a refusal the newest state is fetched, so that both texts can be seen. */
export function useChangeItem({ kind, id }: OpenItem) {
  const queryClient = useQueryClient()
  const [change] = useState(() => createWriter(inbox.change))
  return useMutation({
    mutationFn: (wanted: Omit<InputOf<typeof inbox.change>, 'kind' | 'id'>) =>
      change({ ...wanted, kind, id }),
    onSuccess: (thread: InboxThread) => {
      queryClient.setQueryData(threadQuery({ kind, id }).queryKey, thread)
      void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] })
      void queryClient.invalidateQueries({ queryKey: ['inbox', 'count'] })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['inbox', 'thread', kind, id] }),
  })
}

export const cannedQuery = endpointQuery(['inbox', 'canned'], cannedAnswers.list, {})

export function useCannedWriters() {
  const { t } = useTranslation('inbox')
  const queryClient = useQueryClient()
  const [write] = useState(() => ({
    create: createWriter(cannedAnswers.create),
    update: createWriter(cannedAnswers.update),
    remove: createWriter(cannedAnswers.remove),
    restore: createWriter(cannedAnswers.restore),
  }))
  const refresh = () => queryClient.invalidateQueries({ queryKey: cannedQuery.queryKey })
  const save = useMutation({
    mutationFn: ({ id, ...answer }: { id: number | null; title: string; text: string }) =>
      id === null ? write.create(answer) : write.update({ id, ...answer }),
    onSuccess: () => {
      toast({ title: t('cannedSaved') })
      return refresh()
    },
  })
  return { save, remove: write.remove, restore: write.restore, refresh }
}
