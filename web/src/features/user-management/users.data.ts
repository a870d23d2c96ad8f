import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { approvals } from '#contract/admin/approvals.ts'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import { userManagement } from '#contract/admin/users.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useWrite, type WriteOptions } from '../../kit/queries/use-write.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { type ToastContent, toast } from '../../ui/toast/toast-store.ts'
import { toListInput, type UsersAddress } from './list/read-users-address.ts'

const FRESH_FOR_MS = 15_000

export const usersQuery = (address: UsersAddress) =>
  queryOptions({
    queryKey: ['users', 'list', address],
    queryFn: ({ signal }) => call(userManagement.list, toListInput(address), { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  })

export const userQuery = (id: number) => endpointQuery(['users', 'one', id], userManagement.one, { id })

/** A write of this feature; whatever it answers, lists and pages are asked for anew. */
export function useUserWriter<E extends Endpoint>(endpoint: E, options?: WriteOptions<E>) {
  return useWrite(endpoint, { refreshes: [['users']], ...options })
}

/** The deeds that need no form. Each says what has happened; a deletion can be taken back. */
export function useUserDeeds() {
  const { t } = useTranslation('users')
  const toastFailure = useFailureToast()
  const update = useUserWriter(userManagement.update)
  const remove = useUserWriter(userManagement.remove)
  const restore = useUserWriter(userManagement.restore)
  const signOut = useUserWriter(sessionMonitor.endAll)
  const approve = useUserWriter(approvals.decide, { refreshes: [['users'], ['adminDashboard']] })
  const resetFactor = useUserWriter(userManagement.resetSecondFactor)
  const proveEmail = useUserWriter(userManagement.proveEmail)
  function tell<Answer>(deed: Promise<Answer>, word: (answer: Answer) => ToastContent) {
    deed.then(
      (answer) => toast(word(answer)),
      (error) => toastFailure(t('deed.failed'), error),
    )
  }
  const bringBack = (id: number, name: string) =>
    tell(restore.mutateAsync({ id }), () => ({ title: t('deed.restored', { name }) }))
  return {
    isPending: [update, remove, restore, signOut, resetFactor, proveEmail, approve].some(
      ({ isPending }) => isPending,
    ),
    setDisabled: (id: number, name: string, disabled: boolean) =>
      tell(update.mutateAsync({ id, disabled }), () => ({
        title: t(disabled ? 'deed.disabled' : 'deed.enabled', { name }),
      })),
    remove: (id: number, name: string) =>
      tell(remove.mutateAsync({ id }), () => ({
        title: t('deed.deleted', { name }),
        action: { label: t('deed.undo'), onAction: () => bringBack(id, name) },
      })),
    approve: (id: number, name: string) =>
      tell(approve.mutateAsync({ id, isApproved: true }), () => ({ title: t('waiting.done', { name }) })),
    restore: bringBack,
    signOut: (id: number) =>
      tell(signOut.mutateAsync({ id }), ({ signedOut }) => ({
        title: t('deed.signedOut', { count: signedOut }),
      })),
    resetFactor: (id: number, name: string) =>
      tell(resetFactor.mutateAsync({ id }), () => ({ title: t('deed.factorReset', { name }) })),
    proveEmail: (id: number, name: string) =>
      tell(proveEmail.mutateAsync({ id }), () => ({ title: t('deed.emailProven', { name }) })),
  }
}
export type UserDeeds = ReturnType<typeof useUserDeeds>
