import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
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

/** Also after a refusal the list is fetched anew: somebody else may have taken care of it meanwhile. */
function useAlertWriter<E extends Endpoint>(endpoint: E) {
  const queryClient = useQueryClient()
  const [write] = useState(() => createWriter(endpoint))
  return useMutation({
    mutationFn: write,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['safety-alerts'] }),
  })
}

export const useHandleAlert = () => useAlertWriter(safetyAlerts.handle)
export const useTakeAlert = () => useAlertWriter(safetyAlerts.take)
export const useEscalateAlert = () => useAlertWriter(safetyAlerts.escalate)
