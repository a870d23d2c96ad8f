import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { LessonCard } from '#contract/lessons.ts'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { downloadNow } from '../../../device/packages/downloads.ts'
import { canKeepLessons } from '../../../device/packages/room.ts'
import { DownloadFault } from '../../../device/packages/run-download.ts'
import { packagesQuery } from '../../../kit/downloads/downloads.data.ts'
import { listDownloads } from '../../../kit/downloads/list-downloads.ts'
import { hasRoom, sumUsedKb } from '../../../kit/downloads/storage-budget.ts'
import { downloadsQuery, lessonCardsQuery } from '../../../kit/learning/learning.data.ts'
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
      const [result] = await Promise.allSettled([download(queryClient, user.id, lesson), wait(shortestMs)])
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

async function download(
  queryClient: QueryClient,
  userId: number,
  { id, downloadSize }: Pick<LessonCard, 'id' | 'downloadSize'>,
): Promise<void> {
  if (!canKeepLessons()) throw new Error('this browser keeps nothing for pages that came over plain http')
  if (!hasRoom(await readUsedKb(queryClient, userId), downloadSize ?? 0)) throw new DownloadFault('full')
  await downloadNow(userId, id)
}

/** Documented: what does not fit into the budget is refused. */
async function readUsedKb(queryClient: QueryClient, userId: number): Promise<number> {
  try {
    const [packages, records, cards] = await Promise.all([
      queryClient.fetchQuery({ ...packagesQuery(userId), staleTime: 0 }),
      queryClient.ensureQueryData(downloadsQuery(userId)),
      queryClient.ensureQueryData(lessonCardsQuery),
    ])
    return sumUsedKb(listDownloads({ packages, records, cards }))
  } catch (error) {
    // The download itself will say that there is no connection.
    if (error instanceof NetworkError) return 0
    throw error
  }
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
