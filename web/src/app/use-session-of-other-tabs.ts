import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from '../kit/session.ts'
import { listenToOtherTabs } from '../kit/session-channel.ts'

/** Somebody else signed in, or everybody out, in another tab: this page must not go on showing the one before. */
export function useSessionOfOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenToOtherTabs((userId) => {
        const shown = queryClient.getQueryData(currentUserQuery.queryKey)?.id ?? null
        if (userId !== shown) location.reload()
      }),
    [queryClient],
  )
}
