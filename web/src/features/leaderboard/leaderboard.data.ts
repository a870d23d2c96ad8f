import { queryOptions } from '@tanstack/react-query'
import { leaderboard } from '#contract/leaderboard.ts'
import { call } from '../../api/call.ts'

/** Undefined stands for all grades. */
export const leadersQuery = (grade: number | undefined) =>
  queryOptions({
    queryKey: ['leaderboard', 'list', grade ?? 'all'],
    queryFn: () => call(leaderboard.list, grade === undefined ? {} : { grade }),
  })

export const standingQuery = (grade: number | undefined) =>
  queryOptions({
    queryKey: ['leaderboard', 'standing', grade ?? 'all'],
    queryFn: () => call(leaderboard.standing, grade === undefined ? {} : { grade }),
  })

export const sharedProfileQuery = (id: number) =>
  queryOptions({
    queryKey: ['leaderboard', 'profile', id],
    queryFn: async () => {
      // Apart: asked for by a click, and most of what else is in there by nobody here.
      const { profile } = await import('#contract/profile/profile.ts')
      return call(profile.ofOther, { id })
    },
  })
