import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Separator } from '../../../ui/layout/separator.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { PausedNote } from '../due/paused-note.tsx'
import { limitsQuery } from '../flashcards.data.ts'
import { LimitsForm } from './limits-form.tsx'
import { PauseForm } from './pause-form.tsx'

export function SettingsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('flashcards')
  const limits = useQuery(limitsQuery)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('settings.title')}>
      {limits.isPending ? (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-40 w-full" />
        </SkeletonArea>
      ) : limits.isError && !limits.data ? (
        <ErrorState headingLevel={3} onRetry={() => void limits.refetch()} isRetrying={limits.isFetching} />
      ) : (
        <div className="flex flex-col gap-6">
          <LimitsForm user={user} limits={limits.data} />
          <Separator />
          {limits.data.pausedUntil === null ? (
            <PauseForm user={user} onPaused={onClose} />
          ) : (
            <PausedNote pausedUntil={limits.data.pausedUntil} />
          )}
        </div>
      )}
    </Dialog>
  )
}
