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
  const isConnectionLost = error instanceof NetworkError && !isOnline

  async function retry() {
    setRetrying(true)
    if (error instanceof MissingShell) return location.reload()
    if (error instanceof MissingScreen && (await leaveIfReplaced(error).catch(() => false))) return
    // Loads the page's data anew; when that works the router shows the page again.
    await router.invalidate()
    setRetrying(false)
  }

  const retryWhenBack = useEffectEvent(() => {
    if (error instanceof NetworkError) void retry()
  })

  useEffect(() => {
    window.addEventListener('online', retryWhenBack)
    return () => window.removeEventListener('online', retryWhenBack)
  }, [])

  if (isConnectionLost) {
    const toDownloads = <LinkButton to="/downloads">{t('failure.downloads')}</LinkButton>
    return <OfflineState headingLevel={1} action={toDownloads} onRetry={() => void retry()} />
  }
  return <Failure onRetry={() => void retry()} isRetrying={isRetrying} />
}
