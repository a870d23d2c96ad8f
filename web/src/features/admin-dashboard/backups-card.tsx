import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  DatabaseBackup,
  TriangleAlert,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type BackupRun, type BackupState, backups } from '#contract/admin/backups.ts'
import { call } from '../../api/call.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { formatFileSize } from '../../ui/format/format-file-size.ts'
import { formatRelativeTime } from '../../ui/format/format-relative-time.ts'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { findFailure, judgeBackups, type Standing } from './judge-backups.ts'

const WHILE_RUNNING_MS = 2_000

/** While a backup is made it looks again by itself. */
const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => call(backups.read, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.runs[0]?.outcome === 'running' ? WHILE_RUNNING_MS : false),
})

const writeTime = (moment: string, locale: string) =>
  new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })

function BackupsFacts({ state }: { state: BackupState }) {
  const { t, i18n } = useTranslation('backups')
  const { t: tUi } = useTranslation('ui')
  const { lastGood, schedule, keep } = state
  const proof = lastGood?.proof
  const count = (n: number) => n.toLocaleString(i18n.language)
  const isSoon = schedule !== null && new Date(schedule.nextAt) <= new Date()
  const next = schedule && (isSoon ? t('fact.soon') : writeTime(schedule.nextAt, i18n.language))
  const facts = [
    {
      name: 'last',
      value: lastGood && formatRelativeTime(lastGood.startedAt, new Date(), tUi, i18n.language),
      note: lastGood && writeTime(lastGood.startedAt, i18n.language),
    },
    {
      name: 'proof',
      value: proof && t('fact.proven'),
      note: proof && t('fact.provenText', { tables: count(proof.tables), rows: count(proof.rows) }),
    },
    {
      name: 'size',
      value: lastGood?.bytes && formatFileSize(lastGood.bytes, 1, i18n.language),
      note: t('fact.kept', { ...keep }),
    },
    {
      name: 'next',
      value: next ?? t('fact.off'),
      note: schedule
        ? t(schedule.everyHours === 24 ? 'fact.daily' : 'fact.hours', { count: schedule.everyHours })
        : t('fact.offText'),
    },
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-muted">{t(`fact.${name}`)}</dt>
          <dd className="font-medium">
            {value || t('fact.none')}
            {note && <span className="block font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const TONES = { running: 'neutral', proven: 'success', unproven: 'warning', failed: 'destructive' } as const

function BackupHistory({ runs }: { runs: BackupRun[] }) {
  const { t, i18n } = useTranslation('backups')
  const columns: Column<BackupRun>[] = [
    {
      id: 'startedAt',
      header: t('history.when'),
      value: ({ startedAt }) => startedAt,
      cell: ({ startedAt }) => (
        <span className="whitespace-nowrap">{writeTime(startedAt, i18n.language)}</span>
      ),
      isSortable: true,
    },
    {
      id: 'outcome',
      header: t('history.outcome'),
      value: ({ outcome }) => t(`outcome.${outcome}`),
      cell: ({ outcome, failure }) => (
        <div className="flex flex-col items-start gap-1">
          <Badge tone={TONES[outcome]} className="whitespace-nowrap">
            {t(`outcome.${outcome}`)}
          </Badge>
          {failure && <p className="min-w-48 max-w-reading text-muted">{failure}</p>}
        </div>
      ),
      isSortable: true,
    },
    {
      id: 'reason',
      header: t('history.reason'),
      value: ({ reason, requestedBy }) => requestedBy ?? t(`reason.${reason}`),
    },
    {
      id: 'bytes',
      header: t('history.size'),
      value: ({ bytes }) => bytes,
      cell: ({ bytes }) => (bytes === null ? '' : formatFileSize(bytes, 1, i18n.language)),
      align: 'end',
    },
    { id: 'file', header: t('history.file'), value: ({ file }) => file },
  ]
  return (
    <DataTable
      caption={t('history.title')}
      isCaptionHidden
      rows={runs}
      columns={columns}
      getRowId={({ id }) => id}
      isFilterable={false}
      pageSize={10}
    />
  )
}

/** Whether all that is stored would come back after a loss. Needs the words of `backups`. */
export function BackupsCard() {
  const { t } = useTranslation('backups')
  const loading = (
    <SkeletonArea label={t('loading')}>
      <Skeleton className="h-7 w-48" shape="line" />
      <Skeleton className="mt-5 h-32 w-full" />
    </SkeletonArea>
  )
  return (
    <Card className="flex flex-col gap-5">
      <QueryView query={useQuery(backupsQuery)} failed={t('unreadable')} headingLevel={2} loading={loading}>
        {(state) => <Backups state={state} />}
      </QueryView>
    </Card>
  )
}

function Backups({ state }: { state: BackupState }) {
  const { t } = useTranslation('backups')
  const start = useWrite(backups.start, { refreshes: [backupsQuery.queryKey], failed: t('notStarted') })
  const standing = judgeBackups(state)
  const failure = findFailure(state)
  const isRunning = standing === 'running'
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
          icon={DatabaseBackup}
          variant={standing === 'good' || isRunning ? 'secondary' : 'primary'}
          isPending={isRunning || start.isPending}
          pendingLabel={t('running')}
          onClick={() => start.mutate({})}
        >
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
