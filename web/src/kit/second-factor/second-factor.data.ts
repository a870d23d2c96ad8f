import { queryOptions } from '@tanstack/react-query'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { call } from '../../api/call.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['profile', 'secondFactor'],
  queryFn: () => call(secondFactor.read, {}),
})
