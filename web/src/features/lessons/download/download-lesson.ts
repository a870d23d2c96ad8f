import type { QueryClient } from '@tanstack/react-query'
import type { LessonCard } from '#contract/lessons.ts'
import { NetworkError } from '../../../api/call.ts'
import { downloadNow } from '../../../device/packages/downloads.ts'
import { DownloadFault } from '../../../device/packages/package-states.ts'
import { packagesQuery } from '../../../kit/downloads/downloads.data.ts'
import { listDownloads } from '../../../kit/downloads/list-downloads.ts'
import { hasRoom, sumUsedKb } from '../../../kit/downloads/storage-budget.ts'
import { downloadsQuery, lessonCardsQuery } from '../../../kit/learning/learning.data.ts'

export async function downloadLesson(
  queryClient: QueryClient,
  userId: number,
  { id, downloadSize }: Pick<LessonCard, 'id' | 'downloadSize'>,
): Promise<void> {
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
