import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { type PlanState, planning } from '#contract/study/planning.ts'
import { ApiError, call } from '../../api/call.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { toastError } from '../../ui/toast/toast-store.ts'

/** Documented: the description is the error message, or the text for when there is none. */
export function findErrorWords(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.hasWords ? error.message : fallback
}

const KEY = 'planning'

/** What is done elsewhere ticks steps off and lets the days move on, so it is asked anew whenever the page opens. */
const ALWAYS_NEW = { staleTime: 0, refetchOnWindowFocus: true } as const

export const statusQuery = queryOptions({
  queryKey: [KEY, 'status'],
  queryFn: ({ signal }) => call(planning.status, {}, { signal }),
  staleTime: 0,
})

export const analyticsQuery = queryOptions({
  queryKey: [KEY, 'analytics'],
  queryFn: ({ signal }) => call(planning.analytics, {}, { signal }),
  ...ALWAYS_NEW,
})

export const currentPlanQuery = queryOptions({
  queryKey: [KEY, 'current'],
  queryFn: ({ signal }) => call(planning.current, {}, { signal }),
  ...ALWAYS_NEW,
})

const planQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'plan', id],
    queryFn: ({ signal }) => call(planning.one, { id }, { signal }),
    ...ALWAYS_NEW,
  })

/** The plan that somebody chose to look at, else the current one. */
export function useShownPlan(chosenId: number | null) {
  const current = useQuery(currentPlanQuery)
  const chosen = useQuery({ ...planQuery(chosenId ?? 0), enabled: chosenId !== null })
  const { data, error, isPending, isFetching, refetch } = chosenId === null ? current : chosen
  const isGone = error instanceof ApiError && error.status === 404
  const isError = error !== null && (!data || isGone)
  const state = chosenId === null ? current.data?.state : chosen.data
  return { state: isError ? null : state, isPending, isError, isFetching, refetch }
}
export type ShownPlan = ReturnType<typeof useShownPlan>

export const FEED_KEY = [KEY, 'feed']
export const ROWS_KEY = [KEY, 'rows']

export function useRefreshPlans(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [key, name] }) => key === KEY && name !== 'feed',
    })
}

type PlanWriteOptions<E extends Endpoint> = {
  onDone: (answer: OutputOf<E>) => void
  failed: string
  /** Said where the error has no words of its own. */
  fallback: string
}

export function usePlanWrite<E extends Endpoint>(
  endpoint: E,
  { onDone, failed, fallback }: PlanWriteOptions<E>,
) {
  const refresh = useRefreshPlans()
  return useWrite(endpoint, {
    onSuccess: (answer) => {
      onDone(answer)
      void refresh()
    },
    onError: (error) => {
      toastError(failed, findErrorWords(error, fallback))
      if (isOutdated(error)) void refresh()
    },
  })
}

type StateEndpoint =
  | typeof planning.tick
  | typeof planning.move
  | typeof planning.adjust
  | typeof planning.end

/** Refused because the plan was changed or discarded elsewhere: what is shown here is old. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'conflict')

/** A write that answers the plan as it then stands: shown at once, whichever way it was opened. */
export function useStateWrite<E extends StateEndpoint>(
  endpoint: E,
  { done, failed }: { done?: string; failed: string },
) {
  const { t } = useTranslation('planning')
  const queryClient = useQueryClient()
  const refresh = useRefreshPlans()
  return useWrite(endpoint, {
    done,
    onError: (error) => {
      toastError(failed, findErrorWords(error, t('toasts.saveFailed')))
      if (isOutdated(error)) void refresh()
    },
    onSuccess: (state: PlanState) => {
      queryClient.setQueryData(planQuery(state.plan.id).queryKey, state)
      queryClient.setQueryData(currentPlanQuery.queryKey, (known) =>
        known?.state?.plan.id === state.plan.id ? { ...known, state } : known,
      )
      void queryClient.invalidateQueries({ queryKey: analyticsQuery.queryKey })
    },
  })
}

export function useAdjust() {
  const { t } = useTranslation('planning')
  const write = useStateWrite(planning.adjust, { failed: t('toasts.notSaved') })
  const adjust = (change: InputOf<typeof planning.adjust>, onSaved?: () => void) => {
    write.mutateAsync(change).then(onSaved, () => {})
  }
  return { adjust, isPending: write.isPending }
}
