import { useQueryClient } from '@tanstack/react-query'
import { CalendarOff, RefreshCw, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProgressMetric } from '#contract/progress.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { sumUp } from './sum-up.ts'
import { useStudyTime } from './use-study-time.ts'

/** Documented: the spinner turns for about a second, also when the answer is faster. */
const LEAST_SPIN_MS = 1000

/** Not kept for use without a connection: days away are planned on the server alone. */
async function loadPauses() {
  const { PauseDialog } = await import('./pauses/pause-dialog.tsx')
  return PauseDialog
}

type HeaderActionsProps = { user: User; metrics: readonly ProgressMetric[] }

export function HeaderActions({ user, metrics }: HeaderActionsProps) {
  const { t } = useTranslation('progress')
  const queryClient = useQueryClient()
  const formatTime = useStudyTime()
  const [isRefreshing, setRefreshing] = useState(false)
  const [isPlanning, setPlanning] = useState(false)

  async function refresh() {
    setRefreshing(true)
    const pause = new Promise((resolve) => setTimeout(resolve, LEAST_SPIN_MS))
    await Promise.allSettled([queryClient.refetchQueries({ queryKey: ['learning'], type: 'active' }), pause])
    setRefreshing(false)
  }

  async function share() {
    const { minutes, longestStreak, lessons, mastery } = sumUp(metrics)
    const text = t('shareSummary', { lessons, time: formatTime(minutes), streak: longestStreak, mastery })
    try {
      if (navigator.share) await navigator.share({ title: t('shareTitle'), text })
      else {
        await navigator.clipboard.writeText(text)
        toast({ title: t('shared'), description: t('sharedText') })
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: t('shareFailed'), variant: 'destructive' })
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() => void refresh()}
        isPending={isRefreshing}
        pendingLabel={t('refreshing')}
      >
        <RefreshCw aria-hidden="true" />
        {t('refresh')}
      </Button>
      <Button variant="outline" onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </Button>
      <Button variant="outline" onClick={() => setPlanning(true)}>
        <CalendarOff aria-hidden="true" />
        {t('pause.open')}
      </Button>
      {isPlanning && <FetchedDialog load={loadPauses} props={{ user, onClose: () => setPlanning(false) }} />}
    </div>
  )
}
