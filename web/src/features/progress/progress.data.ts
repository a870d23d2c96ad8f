import { queryOptions } from '@tanstack/react-query'
import { progress } from '#contract/progress.ts'
import { call } from '../../api/call.ts'
import { useWrite, type WriteOptions } from '../../kit/queries/use-write.ts'

export const insightsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'insights', userId],
    queryFn: () => call(progress.insights, { userId }),
  })

export const goalsQuery = (userId: number) =>
  queryOptions({ queryKey: ['learning', 'goals', userId], queryFn: () => call(progress.goals, { userId }) })

export function useAddGoal(userId: number) {
  return useWrite(progress.addGoal, { refreshes: [goalsQuery(userId).queryKey] })
}

export function useAdjustGoal(userId: number, options: WriteOptions<typeof progress.adjustGoal>) {
  return useWrite(progress.adjustGoal, { refreshes: [goalsQuery(userId).queryKey], ...options })
}
