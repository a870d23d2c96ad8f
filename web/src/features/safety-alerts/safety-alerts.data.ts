import { infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { ApiError, call } from '../../api/call.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'

export type AlertState = 'open' | 'handled'

export const safetyAlertsQuery = (state: AlertState) =>
  infiniteQueryOptions({
    queryKey: ['safety-alerts', state],
    queryFn: ({ pageParam }) => call(safetyAlerts.list, { state, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: (page: OutputOf<typeof safetyAlerts.list>) =>
      page.hasMore ? page.alerts.at(-1)?.id : undefined,
  })

/** An admin's page counts them as well. */
const REFRESHES = [['safety-alerts'], ['adminDashboard']]

/**
 * Also after a refusal the list is fetched anew: somebody else may have taken care of it meanwhile. Its card is gone then,
 * with all that it could say, so that is told in a toast.
 */
function useAlertWriter<E extends Endpoint>(endpoint: E, done?: string) {
  const { t } = useTranslation('alerts')
  const toastFailure = useFailureToast()
  return useWrite(endpoint, {
    refreshes: REFRESHES,
    done,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') toastFailure(t('notDone'), error)
    },
  })
}

export const useHandleAlert = () => useAlertWriter(safetyAlerts.handle)

export function useUndoHandling() {
  const { t } = useTranslation('alerts')
  return useWrite(safetyAlerts.handle, { refreshes: REFRESHES, done: t('undone'), failed: t('notDone') })
}

export const useTakeAlert = () => useAlertWriter(safetyAlerts.take)
export const useEscalateAlert = (done: string) => useAlertWriter(safetyAlerts.escalate, done)
