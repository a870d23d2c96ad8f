import { queryOptions } from '@tanstack/react-query'
import { badges } from '#contract/badges.ts'
import { call } from '../../api/call.ts'

export const badgeProgressQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'badgeProgress', userId],
    queryFn: () => call(badges.progress, { id: userId }),
  })
