import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { HandedInQuiz } from '#contract/quizzes.ts'
import { ApiError } from '../../../api/call.ts'
import { keepWrite } from '../../../device/outbox/outbox.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import { currentUserQuery } from '../../../kit/session.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type Attempt, readSeconds } from './attempt.ts'

type Outcome = {
  onDone: (attempt: Attempt, result: HandedInQuiz) => void
  /** It is safe on this device, and graded once there is a connection. */
  onKept: (attempt: Attempt) => void
  onFailed: (attempt: Attempt) => void
}

/** Sends a finished attempt. Its own id is the key of the write, so that it counts once even when sent after a reload. */
export function useHandIn(user: User, title: string | null, { onDone, onKept, onFailed }: Outcome) {
  const { t } = useTranslation('quizzes')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (attempt: Attempt) =>
      keepWrite(
        'quizzes.submit',
        {
          id: user.id,
          userId: user.id,
          quizId: attempt.quizId,
          answers: attempt.answers,
          timeSpentSeconds: readSeconds(attempt),
          ...(attempt.finishedAt !== null && { dateTaken: attempt.finishedAt }),
        },
        { key: attempt.id, about: title },
      ),
    onSuccess: (kept, attempt) => {
      if (kept.isWaiting) return onKept(attempt)
      const result = kept.answer
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
