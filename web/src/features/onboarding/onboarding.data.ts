import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import type { OnboardingAnswers } from '#contract/onboarding/progress.ts'
import { progress } from '#contract/progress.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { guardianQuery } from '../../kit/guardian/guardian.data.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { currentUserQuery, onboardingProgressQuery } from '../../kit/session.ts'
import type { Flow } from './flow.ts'
import { type GoalDrafts, planGoalWrites } from './goals/goal-draft.ts'

/** The same key as the progress page: both show the same goals. */
export const goalsQuery = (userId: number) =>
  queryOptions({ queryKey: ['learning', 'goals', userId], queryFn: () => call(progress.goals, { userId }) })

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

type Progress = OutputOf<typeof onboarding.progress>

export const preferencesQuery = queryOptions({
  queryKey: ['onboarding', 'preferences'],
  queryFn: () => call(onboarding.preferences, {}),
})

type LeftStep = {
  flow: Flow
  answers: OnboardingAnswers
  /** What the step keeps elsewhere, before it counts as done. */
  write?: (() => Promise<unknown>) | undefined
}

/** Keeps a step on the server, so that the next visit goes on from there. */
export function useSaveStep() {
  const queryClient = useQueryClient()
  const [save] = useState(() => createWriter(onboarding.saveProgress))
  return useMutation({
    mutationFn: async ({ flow, answers, write }: LeftStep) => {
      await write?.()
      return save({ ...flow, stepData: answers })
    },
    onSuccess: (progress, { answers }) => rememberProgress(queryClient, progress, answers),
  })
}

export function useWritePreferences() {
  const queryClient = useQueryClient()
  const [save] = useState(() => createWriter(onboarding.savePreferences))
  return async (said: Parameters<typeof save>[0]) => {
    queryClient.setQueryData(preferencesQuery.queryKey, await save(said))
  }
}

export function useComplete() {
  const queryClient = useQueryClient()
  return useWrite(onboarding.complete, {
    onSuccess: (progress) => rememberProgress(queryClient, progress, {}),
  })
}

/** The guard and the shell read the session's copy: they must know at once, without asking again. */
function rememberProgress(queryClient: QueryClient, progress: Progress, answers: OnboardingAnswers): void {
  queryClient.setQueryData(onboardingProgressQuery.queryKey, progress)
  void queryClient.invalidateQueries({ queryKey: guardianQuery.queryKey })
  queryClient.setQueryData(
    currentUserQuery.queryKey,
    (user) => user && { ...user, ...answers, onboardingCompleted: progress.data.isCompleted },
  )
}
