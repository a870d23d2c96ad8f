import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { scheduleQuery } from './notifications.data.ts'
import { ScheduleForm } from './schedule-form.tsx'

type SchedulePanelProps = { onBack: () => void; onLeave: () => void }

export function SchedulePanel({ onBack, onLeave }: SchedulePanelProps) {
  const { t } = useTranslation('notifications')
  const { data: schedule, isError, isFetching, refetch } = useQuery(scheduleQuery)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('schedule.back')}
        </Button>
      </div>
      {schedule && <ScheduleForm schedule={schedule} />}
      {!schedule && isError && (
        <ErrorState
          title={t('schedule.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          headingLevel={3}
        />
      )}
      {!schedule && !isError && (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </SkeletonArea>
      )}
      <p className="text-muted">
        {t('schedule.kinds')}{' '}
        <AppLink to="/settings" onClick={onLeave} className="text-brand-ink underline">
          {t('schedule.settings')}
        </AppLink>
      </p>
    </div>
  )
}
