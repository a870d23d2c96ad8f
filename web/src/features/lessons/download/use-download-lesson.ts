import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LessonCard } from '#contract/lessons.ts'
import { ApiError } from '../../../api/call.ts'
import { DownloadFault } from '../../../device/packages/package-states.ts'
import { canKeepLessons } from '../../../device/packages/room.ts'
import { packagesQuery } from '../../../kit/downloads/downloads.data.ts'
import { downloadsQuery } from '../../../kit/learning/learning.data.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

type DownloadOptions = {
  /** How long a download shows at least. */
  shortestMs?: number
  onDone: () => void
  /** With a word about what would help, where something does. */
  onFailed: (hint: string | undefined) => void
}

/** Fetches a lesson, keeps it on the device, and only then notes that it is there. */
export function useDownloadLesson(user: User, { shortestMs = 0, onDone, onFailed }: DownloadOptions) {
  const { t } = useTranslation('lessons')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (lesson: Pick<LessonCard, 'id' | 'downloadSize'>) => {
      if (!canKeepLessons()) throw new Error('this browser keeps nothing for pages that came over plain http')
      const { downloadLesson } = await import('./download-lesson.ts')
      const [result] = await Promise.allSettled([
        downloadLesson(queryClient, user.id, lesson),
        wait(shortestMs),
      ])
      if (result.status === 'rejected') throw result.reason
    },
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries(packagesQuery(user.id)),
        queryClient.invalidateQueries(downloadsQuery(user.id)),
      ])
      onDone()
    },
    onError: (error) => {
      if (isSignedOut(error)) toast({ title: t('logIn.download') })
      else onFailed(isFull(error) ? t('details.full') : canKeepLessons() ? undefined : t('details.unsafe'))
    },
  })
}

function isSignedOut(error: unknown): boolean {
  if (error instanceof DownloadFault) return error.trouble === 'signedOut'
  return error instanceof ApiError && error.status === 401
}

function isFull(error: unknown): boolean {
  return error instanceof DownloadFault && error.trouble === 'full'
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
