import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { type OnboardingAnswers, onboarding } from '#contract/onboarding.ts'
import { createWriter } from '../../api/create-writer.ts'
import { currentUserQuery, onboardingProgressQuery } from '../../kit/session.ts'
import type { Flow } from './flow.ts'

type Progress = OutputOf<typeof onboarding.progress>

/** Keeps a step on the server, so that the next visit goes on from there. */
export function useSaveStep() {
  const queryClient = useQueryClient()
  const [save] = useState(() => createWriter(onboarding.saveProgress))
  return useMutation({
    mutationFn: ({ flow, answers }: { flow: Flow; answers: OnboardingAnswers }) =>
      save({ ...flow, stepData: answers }),
    onSuccess: (progress, { answers }) => rememberProgress(queryClient, progress, answers),
  })
}

export function useComplete() {
  const queryClient = useQueryClient()
  const [complete] = useState(() => createWriter(onboarding.complete))
  return useMutation({
    mutationFn: () => complete({}),
    onSuccess: (progress) => rememberProgress(queryClient, progress, {}),
  })
}

/** The guard and the shell read the session's copy: they must know at once, without asking again. */
function rememberProgress(queryClient: QueryClient, progress: Progress, answers: OnboardingAnswers): void {
  queryClient.setQueryData(onboardingProgressQuery.queryKey, progress)
  queryClient.setQueryData(
    currentUserQuery.queryKey,
    (user) => user && { ...user, ...answers, onboardingCompleted: progress.data.isCompleted },
  )
}
