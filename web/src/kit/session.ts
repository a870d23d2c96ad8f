import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { currentUser, type User } from '#contract/profile/current-user.ts'
import { ApiError, call } from '../api/call.ts'
import { dropSignedInHint, hasSignedInHint, readSignedInId } from '../device/signed-in-hint.ts'
import { tellOtherTabs } from './session-channel.ts'

export const currentUserQuery = queryOptions({
  queryKey: ['accounts', 'currentUser'],
  queryFn: async (): Promise<User | null> => {
    if (!hasSignedInHint()) return null
    try {
      return await call(currentUser, {})
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      const former = readSignedInId()
      dropSignedInHint(former)
      if (former !== null) void tellOfWaiting(former)
      return null
    }
  },
})

async function tellOfWaiting(userId: number): Promise<void> {
  try {
    await (await import('./ask-to-sign-in.ts')).askToSignIn(userId)
  } catch {
    // A browser that keeps nothing has nothing that waits.
  }
}

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
  const former = queryClient.getQueryData(currentUserQuery.queryKey)?.id ?? null
  queryClient.clear()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
  tellOtherTabs(user?.id ?? null)
  if (user) void forgetOnDevice((userId) => userId !== user.id)
  else dropSignedInHint(former)
}

/**
 * Lessons and answers that this device keeps. Who comes back after their session has ended finds theirs; signing out and
 * another person's signing in make them go.
 */
export async function forgetOnDevice(isForgotten: (userId: number) => boolean): Promise<void> {
  try {
    const { forgetPeople } = await import('../device/device-database.ts')
    await forgetPeople(isForgotten)
  } catch {
    // A browser that keeps nothing, as in a private window, has nothing to forget.
  }
}
