import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Lesson } from '#contract/lessons.ts'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { createKeptWriter } from '../../../device/outbox/create-kept-writer.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { OpenVisit } from './use-visit.ts'

/** Records the lesson as completed with the time spent and goes to the list; when that fails the learner stays. */
export function useCompleteLesson(
  user: User,
  { id: lessonId, title }: Pick<Lesson, 'id' | 'title'>,
  visit: OpenVisit,
) {
  const { t } = useTranslation('lessons')
  const router = useRouter()
  const queryClient = useQueryClient()
  const [save] = useState(() => createKeptWriter('progress.save', () => title))
  return useMutation({
    mutationFn: () => {
      const seconds = visit.readSeconds()
      return save({
        id: user.id,
        userId: user.id,
        lessonId,
        completed: true,
        timeSpent: seconds,
        lastAccessed: new Date().toISOString(),
        visit: { id: visit.id, seconds },
        // Whoever opens it again begins at the top.
        readSection: null,
        readOffset: null,
      })
    },
    onMutate: () => ({ page: router.latestLocation.pathname }),
    onSuccess: async ({ isWaiting }, _nothing, { page }) => {
      visit.end()
      toast({
        title: t('page.completedTitle'),
        description: isWaiting ? t('page.completedOffline') : t('page.completedText'),
      })
      void markLearningOutdated(queryClient)
      // Whoever did not wait for a slow answer and reads something else by now stays there.
      if (router.latestLocation.pathname !== page) return
      await router.navigate({ to: '/lessons', state: { completedLesson: lessonId } })
    },
    onError: (error) => {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (isSignedOut) toast({ title: t('logIn.complete') })
      else {
        const isAway = error instanceof NetworkError
        toast({
          title: t('page.completeFailed'),
          description: [t('page.completeFailedText'), isAway && t('page.needsConnection')]
            .filter(Boolean)
            .join(' '),
          variant: 'destructive',
        })
      }
    },
  })
}
