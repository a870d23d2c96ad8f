import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { type OnboardingAnswers, onboarding } from '#contract/onboarding.ts'
import { call } from '../../api/call.ts'
import { currentUserQuery, onboardingProgressQuery } from '../../kit/session.ts'
import type { Flow } from './flow.ts'

type Progress = OutputOf<typeof onboarding.progress>

/** Keeps a step on the server, so that the next visit goes on from there. */
export function useSaveStep() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ flow, answers }: { flow: Flow; answers: OnboardingAnswers }) =>
      call(onboarding.saveProgress, { ...flow, stepData: answers }),
    onSuccess: (progress, { answers }) => rememberProgress(queryClient, progress, answers),
  })
}

export function useComplete() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(onboarding.complete, {}),
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
