import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { accounts, type User } from '#contract/accounts.ts'
import { ApiError, call } from '../api/call.ts'
import { tellOtherTabs } from './session-channel.ts'

/** Set beside the session cookie, which scripts cannot read: without it nobody needs to be asked who is signed in. */
const SIGNED_IN_HINT = 'trellis_signed_in=1'

export const currentUserQuery = queryOptions({
  queryKey: ['accounts', 'currentUser'],
  queryFn: async (): Promise<User | null> => {
    if (!document.cookie.split('; ').includes(SIGNED_IN_HINT)) return null
    try {
      return await call(accounts.currentUser, {})
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

export const onboardingProgressQuery = queryOptions({
  queryKey: ['onboarding', 'progress'],
  queryFn: async () => {
    // Nobody is asked for it on the landing page, whose first load is measured: it comes when it is needed.
    const { onboarding } = await import('#contract/onboarding/onboarding.ts')
    return call(onboarding.progress, {})
  },
})

/** The signed-in user, or null. The router has loaded it before any screen shows. */
export function useUser(): User | null {
  return useQuery(currentUserQuery).data ?? null
}

/** Another person, or nobody: what the one before has loaded must not be seen again. */
export function switchUser(queryClient: QueryClient, user: User | null): void {
  queryClient.clear()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
  tellOtherTabs(user?.id ?? null)
}
