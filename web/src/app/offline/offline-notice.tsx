import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { clearAnswerAges, listenToAnswerAges, readAnswerAge } from '../../device/answer-ages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useOnline } from '../../ui/states/use-online.ts'
import { formatAge } from './format-age.ts'

/**
 * When the oldest of what a page shows was true: null while it is of now. Without a connection that is also what was
 * fetched before it went and is still in memory.
 */
function useAnswerAge(page: string): Date | null {
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

/** Who somebody is, the bell and the corners around a page are not what it shows; a poster's names lead only to signing in. */
const AGELESS = new Set([
  'accounts',
  'onboarding',
  'notifications',
  'safety-alerts',
  'chat',
  'code',
  'poster',
])

function findOldestShown(queryClient: QueryClient): number | null {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => state.data !== undefined && !AGELESS.has(String(queryKey[0])))
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
}

/** Says once, above the page, that what it shows is not of now; and brings it up to date when it can be. */
export function OfflineNotice() {
  const { t, i18n } = useTranslation('device')
  const queryClient = useQueryClient()
  const router = useRouter()
  const isOnline = useOnline()
  const page = useRouterState({ select: ({ location }) => location.pathname })
  const at = useAnswerAge(page)
  const [isAsking, setAsking] = useState(false)

  async function askAnew() {
    setAsking(true)
    const sinceMs = clearAnswerAges()
    // What was fetched before is left alone: an exercise that somebody is in the middle of must not be another one now.
    await queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) => {
        if (state.status === 'error') return true
        return sinceMs !== null && (queryKey[0] === 'accounts' || state.dataUpdatedAt >= sinceMs)
      },
    })
    // Whoever has been signed out meanwhile, on another device, is told now.
    if (sinceMs !== null) await router.invalidate()
    setAsking(false)
  }

  const askWhenBack = useEffectEvent(() => void askAnew())
  useEffect(() => {
    window.addEventListener('online', askWhenBack)
    return () => window.removeEventListener('online', askWhenBack)
  }, [])

  if (!at || isAsking) return null
  const time = formatAge(at, new Date(), i18n.language)
  return (
    // The loss of the connection is announced by the shell.
    <div
      data-offline-notice
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-warning-soft px-4 py-2.5 text-warning-ink print:hidden"
    >
      <WifiOff aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1">
        {isOnline ? t('asOf.unreachable', { time }) : t('asOf.offline', { time })}
      </p>
      {isOnline && (
        <Button variant="outline" onClick={() => void askAnew()}>
          {t('asOf.retry')}
        </Button>
      )}
    </div>
  )
}
