import { useQuery } from '@tanstack/react-query'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  DatabaseBackup,
  TriangleAlert,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BackupState } from '#contract/admin/backups.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { BackupHistory } from './backups/backup-history.tsx'
import { backupsQuery, useStartBackup } from './backups/backups.data.ts'
import { BackupsFacts } from './backups/backups-facts.tsx'
import { findFailure, judgeBackups, type Standing } from './backups/judge-backups.ts'

/** Whether all that is stored would come back after a loss. Needs the words of `backups`. */
export function BackupsCard() {
  const { t } = useTranslation('backups')
  const { data, isPending, isFetching, refetch } = useQuery(backupsQuery)
  return (
    <Card className="flex flex-col gap-5">
      {data ? (
        <Backups state={data} />
      ) : isPending ? (
        <SkeletonArea label={t('loading')}>
          <Skeleton className="h-7 w-48" shape="line" />
          <Skeleton className="mt-5 h-32 w-full" />
        </SkeletonArea>
      ) : (
        <ErrorState title={t('unreadable')} query={{ refetch, isFetching }} headingLevel={2} />
      )}
    </Card>
  )
}

function Backups({ state }: { state: BackupState }) {
  const { t } = useTranslation('backups')
  const errorText = useErrorText()
  const start = useStartBackup()
  const standing = judgeBackups(state)
  const failure = findFailure(state)
  const isRunning = standing === 'running'
  const backUp = () =>
    start.mutate(undefined, {
      onError: (error) =>
        toast({ title: t('notStarted'), description: errorText(error), variant: 'destructive' }),
    })
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex max-w-reading flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <CardTitle>{t('title')}</CardTitle>
            <StandingBadge standing={standing} />
          </div>
          <CardDescription role="status">{t(`says.${standing}`)}</CardDescription>
        </div>
        <Button
          variant={standing === 'good' || isRunning ? 'secondary' : 'primary'}
          isPending={isRunning || start.isPending}
          pendingLabel={t('running')}
          onClick={backUp}
        >
          <DatabaseBackup aria-hidden="true" />
          {t('now')}
        </Button>
      </div>
      {failure && (
        <div className="flex items-start gap-3 rounded-card border border-destructive-edge bg-destructive-soft p-4">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-destructive-ink" />
          <div className="min-w-0">
            <p className="font-medium">{t('lastFailed')}</p>
            <p className="break-words">{failure.failure}</p>
          </div>
        </div>
      )}
      <BackupsFacts state={state} />
      <p className="max-w-reading text-muted">
        {t('where')} <span className="break-all font-medium text-text">{state.folder}</span>
        <span className="mt-1 block">{t('elsewhere')}</span>
      </p>
      {state.runs.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center rounded-control underline underline-offset-4">
            {t('history.title')}
          </summary>
          <BackupHistory runs={state.runs} />
        </details>
      )}
    </>
  )
}

const LOOKS = {
  running: { tone: 'neutral', Icon: CircleDashed },
  failed: { tone: 'destructive', Icon: CircleAlert },
  never: { tone: 'warning', Icon: CircleAlert },
  overdue: { tone: 'warning', Icon: CircleAlert },
  off: { tone: 'warning', Icon: CirclePause },
  good: { tone: 'success', Icon: CircleCheck },
} as const satisfies Record<Standing, object>

function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation('backups')
  const { tone, Icon } = LOOKS[standing]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(`standing.${standing}`)}
    </Badge>
  )
}
