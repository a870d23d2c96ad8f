import { queryOptions } from '@tanstack/react-query'
import { guardian } from '#contract/onboarding/guardian.ts'
import { call } from '../api/call.ts'

/** Where a child and a guardian find the agreement, at any time. */
export const GUARDIAN_ADDRESS = '/onboarding?step=guardian'

/** Whether a guardian has to agree for the signed-in user, and whether one has. */
export const guardianQuery = queryOptions({
  queryKey: ['guardian'],
  queryFn: () => call(guardian.read, {}),
})
