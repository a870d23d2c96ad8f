import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#contract/profile/current-user.ts'
import { call } from '../../../api/call.ts'
import { currentUserQuery, leaveDevice } from '../../../kit/session.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Signs out; where something waits on this device, only after a question. */
export function useSignOut(userId: number) {
  const { t } = useTranslation('common')
  const toastFailure = useFailureToast()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [waiting, setWaiting] = useState({ isOpen: false, count: 0 })
  const signingOut = useMutation({
    mutationFn: async () => {
      // Asked first: the line to the server may say that the session is over before the answer comes.
      const former = queryClient.getQueryData(currentUserQuery.queryKey)?.id
      await call(signOut, {})
      return former
    },
    onSuccess: async (former) => {
      await leaveDevice(queryClient, former, 'known')
      toast({ title: t('signOut.done') })
      await router.navigate({ to: '/' })
    },
    onError: (error) => {
      toastFailure(t('signOut.failed'), error)
    },
  })

  async function ask() {
    const count = await countWaiting(userId)
    if (count === 0) signingOut.mutate()
    else setWaiting({ isOpen: true, count })
  }

  return {
    ask: () => void ask(),
    isPending: signingOut.isPending,
    question: {
      ...waiting,
      setOpen: (isOpen: boolean) => setWaiting((before) => ({ ...before, isOpen })),
      confirm: () => signingOut.mutate(),
    },
  }
}

async function countWaiting(userId: number): Promise<number> {
  try {
    const [{ readWaiting }, { countUnsentPrograms }] = await Promise.all([
      import('../../../device/outbox/kept-writes.ts'),
      import('../../../device/device-database.ts'),
    ])
    return (await readWaiting(userId)).length + (await countUnsentPrograms(userId))
  } catch {
    // A browser that keeps nothing has nothing that waits.
    return 0
  }
}
