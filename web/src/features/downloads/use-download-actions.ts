import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloads } from '#contract/downloads.ts'
import { ApiError, call } from '../../api/call.ts'
import { removeDownload, startDownload } from '../../device/packages/downloads.ts'
import { DownloadFault } from '../../device/packages/package-states.ts'
import type { Download } from '../../kit/downloads/list-downloads.ts'
import { downloadsQuery } from '../../kit/learning/learning.data.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Of what is here at once, with or without a connection; of what only another device has, on the server. */
export function useRemove(userId: number, { onDone }: { onDone: (download: Download) => void }) {
  const { t } = useTranslation('downloads')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ isHere, lessonId, recordId }: Download) =>
      isHere ? removeDownload(userId, lessonId) : removeRecord(recordId),
    onSuccess: async (_, download) => {
      if (!download.isHere) await queryClient.invalidateQueries(downloadsQuery(userId))
      onDone(download)
    },
    onError: () =>
      toast({ title: t('remove.failed'), description: t('remove.failedText'), variant: 'destructive' }),
  })
}

async function removeRecord(id: number | null): Promise<void> {
  if (id === null) return
  try {
    await call(downloads.remove, { id })
  } catch (error) {
    // Another device was quicker.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

export function useFetchHere(userId: number) {
  const { t } = useTranslation('downloads')
  return useMutation({
    mutationFn: (lessonId: number) => startDownload(userId, lessonId),
    onError: (error) => {
      const isFull = error instanceof DownloadFault && error.trouble === 'full'
      toast({
        title: t('failed.title'),
        ...(isFull && { description: t('failed.full') }),
        variant: 'destructive',
      })
    },
  })
}
