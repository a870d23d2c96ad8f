import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { guardian } from '#contract/onboarding/guardian.ts'
import { AGE_OF_CONSENT, isChild } from '#engines/accounts/index.ts'
import { call } from '../../api/call.ts'

/** Where a child asks a guardian to agree, and sees who has, at any time. */
export const GUARDIAN_PAGE = { to: '/onboarding', search: { step: 'guardian' } } as const

/** Whether an adult has to agree for the signed-in user, and whether one has. */
export const guardianQuery = queryOptions({
  queryKey: ['guardian'],
  queryFn: () => call(guardian.read, {}),
})

type Known = Pick<User, 'age' | 'role' | 'grade' | 'gradeLevel'>

/** Only the server knows how an account came to be; whoever cannot be a child does not ask it. */
const mayBeChild = ({ age, role }: Known): boolean =>
  age === null ? role === 'student' : age < AGE_OF_CONSENT

/** Nothing of the user is shown to others; until the server says so, it is taken to be for whoever looks like a child. */
export function useIsShielded(user: Known): boolean {
  const isAsked = mayBeChild(user)
  const state = useQuery({ ...guardianQuery, enabled: isAsked })
  if (!isAsked) return false
  return state.data?.isShielded ?? isChild({ ...user, origin: 'registration', isDemo: false })
}
