import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NetworkError } from '../api/call.ts'
import { LinkButton } from '../kit/navigation/link-button.tsx'
import { OfflineState } from '../ui/states/offline-state.tsx'
import { useOnline } from '../ui/states/use-online.ts'
import { Failure } from './failure.tsx'

/** The menu and all that stands around a page could not be fetched. React remembers that: only a new start tries again. */
export class MissingShell extends Error {}

/** The code or the words of a page could not be fetched. */
export class MissingScreen extends Error {}

const PAUSES_WHEN_BACK_MS = [0, 1000, 3000]

/** Where a newer version has replaced the files of this one, trying again would not find them either. */
async function leaveIfReplaced({ cause }: Error): Promise<boolean> {
  const { isGone, loadNewest } = await import('./offline/watch-worker.ts')
  if (!(await isGone(cause))) return false
  await loadNewest()
  return true
}

/** Shown instead of a page that could not be loaded or has crashed. What went wrong is for the log, not for the reader. */
export function FailureScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation('common')
  const router = useRouter()
  const isOnline = useOnline()
  const [isRetrying, setRetrying] = useState(false)
  const [isWaiting, setWaiting] = useState(!isOnline)
  const isConnectionLost = error instanceof NetworkError && !isOnline

  async function retry() {
    setRetrying(true)
    if (error instanceof MissingShell) return location.reload()
    if (error instanceof MissingScreen && (await leaveIfReplaced(error).catch(() => false))) return
    // Loads the page's data anew; when that works the router shows the page again.
    await router.invalidate()
    setRetrying(false)
  }

  // A device says that it is online before its network carries everything, so one try may come too early.
  const retryWhenBack = useEffectEvent(async () => {
    if (!(error instanceof NetworkError)) return
    for (const pauseMs of PAUSES_WHEN_BACK_MS) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      await retry()
      if (!router.state.matches.some(({ status }) => status === 'error')) return
    }
  })

  // By what was drawn, not by the event alone: the connection may be back before anything listens.
  useEffect(() => {
    if (!isOnline) return setWaiting(true)
    if (!isWaiting) return
    setWaiting(false)
    void retryWhenBack()
  }, [isOnline, isWaiting])

  if (isConnectionLost) {
    const toDownloads = <LinkButton to="/downloads">{t('failure.downloads')}</LinkButton>
    return <OfflineState headingLevel={1} action={toDownloads} onRetry={() => void retry()} />
  }
  return <Failure onRetry={() => void retry()} isRetrying={isRetrying} />
}
