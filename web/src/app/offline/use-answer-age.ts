import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { listenToAnswerAges, readAnswerAge } from '../../device/answer-ages.ts'
import { useOnline } from '../../kit/use-online.ts'

/**
 * When the oldest of what a page shows was true: null while it is of now. Without a connection that is also what was
 * fetched before it went and is still in memory.
 */
export function useAnswerAge(page: string): Date | null {
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const cache = queryClient.getQueryCache()
  const kept = useSyncExternalStore(
    listenToAnswerAges,
    () => readAnswerAge(page),
    () => null,
  )
  const inMemory = useSyncExternalStore(
    (notify) => cache.subscribe(notify),
    () => (isOnline ? null : findOldestShown(queryClient)),
    () => null,
  )
  if (kept) return kept
  return inMemory === null ? null : new Date(inMemory)
}

/** Who somebody is, the bell and the corners around a page are not what it shows. */
const AGELESS = new Set(['accounts', 'onboarding', 'notifications', 'safety-alerts', 'chat', 'code'])

function findOldestShown(queryClient: QueryClient): number | null {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => state.data !== undefined && !AGELESS.has(String(queryKey[0])))
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
}
