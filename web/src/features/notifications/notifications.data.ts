import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  NOTIFICATIONS_PER_PAGE,
  type Notification,
  notifications,
  type Schedule,
  type Unread,
} from '#contract/notifications.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { findNextPage } from '../../kit/study/find-next-page.ts'

const ALL = ['notifications'] as const
/** Another server may have had something to tell; this one's own news come over the live line. */
const ASK_AGAIN_MS = 120_000

export const unreadQuery = queryOptions({
  queryKey: [...ALL, 'unread'],
  queryFn: ({ signal }): Promise<Unread> => call(notifications.count, {}, { signal }),
  refetchInterval: ASK_AGAIN_MS,
})

export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(notifications.list, pageParam === 0 ? {} : { before: pageParam }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (page: Notification[]) => findNextPage(page, NOTIFICATIONS_PER_PAGE),
})

export const scheduleQuery = queryOptions({
  queryKey: ['notification-schedule'],
  queryFn: ({ signal }): Promise<Schedule> => call(notifications.schedule, {}, { signal }),
})

export function useMarkRead() {
  const queryClient = useQueryClient()
  // Who follows a notification leaves the page that marks it.
  const [markOne] = useState(() => createWriter(notifications.read, { keepalive: true }))
  const [markAll] = useState(() => createWriter(notifications.readAll))
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ALL })
  return {
    one: useMutation({ mutationFn: (id: number) => markOne({ id }), onSettled }),
    all: useMutation({ mutationFn: (upTo: number) => markAll({ upTo }), onSettled }),
  }
}

export function useSaveSchedule(done: string) {
  const queryClient = useQueryClient()
  return useWrite(notifications.saveSchedule, {
    done,
    onSuccess: (schedule) => queryClient.setQueryData(scheduleQuery.queryKey, schedule),
  })
}
