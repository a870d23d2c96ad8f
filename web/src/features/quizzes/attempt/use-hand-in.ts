import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type HandedInQuiz, quizzes } from '#contract/quizzes.ts'
import { ApiError, call } from '../../../api/call.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import { currentUserQuery } from '../../../kit/session.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type Attempt, readSeconds } from './attempt.ts'

type Outcome = {
  onDone: (attempt: Attempt, result: HandedInQuiz) => void
  onFailed: (attempt: Attempt) => void
}

/** Sends a finished attempt. Its own id is the key of the write, so that it counts once even when sent after a reload. */
export function useHandIn(user: User, { onDone, onFailed }: Outcome) {
  const { t } = useTranslation('quizzes')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (attempt: Attempt) =>
      call(
        quizzes.submit,
        {
          id: user.id,
          userId: user.id,
          quizId: attempt.quizId,
          answers: attempt.answers,
          timeSpentSeconds: readSeconds(attempt),
          ...(attempt.finishedAt !== null && { dateTaken: attempt.finishedAt }),
        },
        { idempotencyKey: attempt.id },
      ),
    onSuccess: (result, attempt) => {
      onDone(attempt, result)
      toast({
        title: t('completed'),
        description: t('completedText', { score: result.score, maxScore: result.maxScore }),
      })
      void markLearningOutdated(queryClient)
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
    onError: (error, attempt) => {
      if (error instanceof ApiError && error.status === 401) toast({ title: t('logIn.complete') })
      onFailed(attempt)
    },
  })
}
