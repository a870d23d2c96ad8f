import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { progress } from '#contract/progress.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'

export const insightsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'insights', userId],
    queryFn: () => call(progress.insights, { userId }),
  })

export const goalsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'goals', userId],
    queryFn: () => call(progress.goals, { userId }),
  })

export function useAddGoal(userId: number) {
  const queryClient = useQueryClient()
  const [add] = useState(() => createWriter(progress.addGoal))
  return useMutation({
    mutationFn: add,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: goalsQuery(userId).queryKey }),
  })
}

export function useAdjustGoal(userId: number) {
  const queryClient = useQueryClient()
  const [adjust] = useState(() => createWriter(progress.adjustGoal))
  return useMutation({
    mutationFn: adjust,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: goalsQuery(userId).queryKey }),
  })
}
