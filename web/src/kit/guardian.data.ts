import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { guardian, isChild } from '#contract/onboarding/guardian.ts'
import { call } from '../api/call.ts'

/** Where a child and a guardian find the agreement, at any time. */
export const GUARDIAN_PAGE = { to: '/onboarding', search: { step: 'guardian' } } as const

/** Whether a guardian has to agree for the signed-in user, and whether one has. */
export const guardianQuery = queryOptions({
  queryKey: ['guardian'],
  queryFn: () => call(guardian.read, {}),
})

/** Nothing of the user is shown to others; so it is taken to be for a child until an agreement is known. */
export function useIsShielded({ age }: Pick<User, 'age'>): boolean {
  const state = useQuery({ ...guardianQuery, enabled: isChild(age) })
  return isChild(age) && state.data?.isShielded !== false
}
