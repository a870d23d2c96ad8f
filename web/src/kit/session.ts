import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { currentUser, type User } from '#contract/profile/current-user.ts'
import { ApiError, call } from '../api/call.ts'
import type { Forgotten } from '../device/device-database.ts'
import { hasDeviceDatabase } from '../device/has-device-database.ts'
import { dropSignedInHint, hasSignedInHint, readSignedInId } from '../device/signed-in-hint.ts'
import { tellOtherTabs } from './session-channel.ts'
import { forgetUserMemory } from './user-memory.ts'

export const currentUserQuery = queryOptions({
  queryKey: ['accounts', 'currentUser'],
  queryFn: async (): Promise<User | null> => {
    if (!hasSignedInHint()) {
      void forgetAnswers()
      return null
    }
    try {
      return await call(currentUser, {})
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      const former = readSignedInId()
      dropSignedInHint(former)
      void forgetAnswers()
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
    const { onboardingProgress } = await import('#contract/onboarding/progress.ts')
    return call(onboardingProgress, {})
  },
})

/** The signed-in user, or null. The router has loaded it before any screen shows. */
export function useUser(): User | null {
  return useQuery(currentUserQuery).data ?? null
}

/** Another person, or nobody: what the one before has loaded must not be seen again. */
export function switchUser(
  queryClient: QueryClient,
  user: User | null,
  { hasSignedOut = false }: { hasSignedOut?: boolean } = {},
): void {
  const former = queryClient.getQueryData(currentUserQuery.queryKey)?.id ?? null
  queryClient.clear()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
  tellOtherTabs({ userId: user?.id ?? null, hasSignedOut })
  if (user) return void forgetOnDevice((userId) => userId !== user.id)
  dropSignedInHint(former)
  void forgetAnswers()
}

/**
 * Somebody leaves this device by their own hand. What the server does not have yet waits for them, shown to nobody else;
 * of an account that is gone, nothing waits.
 */
export async function leaveDevice(
  queryClient: QueryClient,
  former: number | undefined,
  what: Exclude<Forgotten, 'answers'>,
): Promise<void> {
  // Before anything shows that it is done: whoever closes the tab then leaves nothing behind.
  forgetUserMemory([localStorage, sessionStorage])
  await forgetOnDevice((userId) => userId === former, what)
  switchUser(queryClient, null, { hasSignedOut: true })
}

/**
 * Lessons and answers that this device keeps. Signing out and another person's signing in make them go; when a session
 * merely ends, the lessons stay for who comes back.
 */
export async function forgetOnDevice(
  isForgotten: (userId: number) => boolean,
  what: Forgotten = 'known',
): Promise<void> {
  try {
    const { forgetPeople } = await import('../device/device-database.ts')
    await forgetPeople(isForgotten, what)
  } catch {
    // A browser that keeps nothing, as in a private window, has nothing to forget.
  }
}

/** Nobody is signed in: what the server told anybody here is nobody's to read. */
async function forgetAnswers(): Promise<void> {
  if (import.meta.env.SSR) return
  try {
    // Nothing is fetched for visitors, and no database made for them.
    if (!(await hasDeviceDatabase())) return
  } catch {
    return
  }
  await forgetOnDevice(() => !hasSignedInHint(), 'answers')
}
