import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { progress } from '#contract/progress.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { type GoalDrafts, planGoalWrites } from './goal-draft.ts'

/** The same key as the progress page: both show the same goals. */
export const goalsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['learning', 'goals', userId],
    queryFn: () => call(progress.goals, { userId }),
  })

/** Asks what is there first: whatever was lost on the way before, no goal is set twice. */
export function useWriteGoals(userId: number): (drafts: GoalDrafts) => Promise<void> {
  const queryClient = useQueryClient()
  const [write] = useState(() => ({
    add: createWriter(progress.addGoal),
    adjust: createWriter(progress.adjustGoal),
  }))
  return async (drafts) => {
    const goals = await queryClient.fetchQuery({ ...goalsQuery(userId), staleTime: 0 })
    for (const planned of planGoalWrites(goals, drafts)) {
      if ('add' in planned) await write.add({ userId, subject: null, ...planned.add })
      else await write.adjust({ userId, ...planned.adjust })
    }
    await queryClient.invalidateQueries({ queryKey: goalsQuery(userId).queryKey })
  }
}
