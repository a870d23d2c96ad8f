import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { downloads } from '#contract/downloads.ts'
import { lessons } from '#contract/lessons.ts'
import { ApiError, call } from '../../../api/call.ts'
import { downloadsQuery } from '../../../kit/learning/learning.data.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { isLessonStored, removeStoredLesson, storeLesson } from './lesson-store.ts'

/** Whether this device has the lesson; the records of the server say only that some device of the learner has. */
export const storedQuery = (lessonId: number) =>
  queryOptions({ queryKey: ['lessons', 'stored', lessonId], queryFn: () => isLessonStored(lessonId) })

type DownloadOptions = {
  /** How long a download shows at least. */
  shortestMs?: number
  onDone: () => void
  onFailed: () => void
}

/** Fetches a lesson, keeps it on the device, and only then notes that it is there. */
export function useDownloadLesson(user: User, { shortestMs = 0, onDone, onFailed }: DownloadOptions) {
  const { t } = useTranslation('lessons')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (lessonId: number) => {
      const [result] = await Promise.allSettled([download(user.id, lessonId), wait(shortestMs)])
      if (result.status === 'rejected') throw result.reason
    },
    onSuccess: (_, lessonId) => {
      queryClient.setQueryData(storedQuery(lessonId).queryKey, true)
      void queryClient.invalidateQueries(downloadsQuery(user.id))
      onDone()
    },
    onError: (error) => {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (isSignedOut) toast({ title: t('logIn.download') })
      else onFailed()
    },
  })
}

async function download(userId: number, lessonId: number): Promise<void> {
  await storeLesson(await call(lessons.one, { id: lessonId }))
  try {
    await call(downloads.save, {
      id: userId,
      userId,
      lessonId,
      downloadedAt: new Date().toISOString(),
      status: 'completed',
      progress: 100,
    })
  } catch (error) {
    // Without its record the lesson would lie on the device and stand in no list.
    await removeStoredLesson(lessonId)
    throw error
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
