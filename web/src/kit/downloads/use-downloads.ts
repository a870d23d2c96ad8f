import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepDownloading } from '../../device/packages/queue.ts'
import { canKeepLessons } from '../../device/packages/room.ts'
import { downloadsQuery, lessonCardsQuery } from '../learning/learning.data.ts'
import { usePackages } from './downloads.data.ts'
import { listDownloads } from './list-downloads.ts'
import { sumUsedKb } from './storage-budget.ts'

/** Downloads as the learner sees them. What cannot be fetched is left out: what is here shows without a connection. */
export function useDownloads(userId: number) {
  const { packages, isPending } = usePackages(userId)
  useEffect(() => {
    // What was on its way when the product was left goes on when somebody looks at it again.
    if (canKeepLessons()) keepDownloading(userId)
  }, [userId])
  const records = useQuery(downloadsQuery(userId))
  const cards = useQuery(lessonCardsQuery)
  const isAsking = records.isPending || cards.isPending
  // Without the cards, what only other devices have would be listed without names.
  const others = cards.isPending ? [] : (records.data ?? [])
  const downloads = listDownloads({ packages, records: others, cards: cards.data ?? [] })
  return {
    packages,
    downloads,
    usedKb: sumUsedKb(downloads),
    isPending: isPending || (isAsking && downloads.length === 0),
    /** Only what this device has is known. */
    isPartial: records.isError,
    retry: () => Promise.all([records.refetch(), cards.refetch()]),
  }
}
