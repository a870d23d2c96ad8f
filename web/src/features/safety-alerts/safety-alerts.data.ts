import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'

export type AlertState = 'open' | 'handled'

export const safetyAlertsQuery = (state: AlertState) =>
  infiniteQueryOptions({
    queryKey: ['safety-alerts', state],
    queryFn: ({ pageParam }) => call(safetyAlerts.list, { state, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: (page: OutputOf<typeof safetyAlerts.list>) =>
      page.hasMore ? page.alerts.at(-1)?.id : undefined,
  })

export function useHandleAlert() {
  const queryClient = useQueryClient()
  const [handle] = useState(() => createWriter(safetyAlerts.handle))
  return useMutation({
    mutationFn: handle,
    // Also after a refusal: somebody else may have taken care of it meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['safety-alerts'] }),
  })
}
