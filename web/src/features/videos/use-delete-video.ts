import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListedVideo, videos } from '#contract/study/videos.ts'
import { ApiError, call } from '../../api/call.ts'
import { useRemoveWithUndo } from '../../kit/study/use-remove-with-undo.ts'
import { forgetVideo, showVideo } from './videos.data.ts'

export function useDeleteVideo(): (video: ListedVideo, moveFocus: () => void) => Promise<void> {
  const { t } = useTranslation('videos')
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  // A second click must not find that somebody was faster.
  const underWay = useRef(new Set<number>())
  return async ({ id }, moveFocus) => {
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    await removeWithUndo({
      remove: async () => {
        try {
          await call(videos.remove, { id })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) forgetVideo(queryClient, id)
          throw error
        }
        forgetVideo(queryClient, id)
      },
      restore: async () => showVideo(queryClient, await call(videos.restore, { id })),
      // Both have changed the lists in hand.
      refresh: async () => undefined,
      removed: t('delete.done'),
      removeFailed: t('delete.failed'),
      removedBefore: t('delete.before'),
      moveFocus,
    })
    underWay.current.delete(id)
  }
}
