import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SystemJob, SystemState } from '#contract/admin/system-analytics.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { formatFileSize } from '../../ui/format/format-file-size.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { numeric } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { stateQuery } from './system-analytics.data.ts'
import { useWords } from './use-words.ts'

type Stored = SystemState['storage'][number]
type Table = SystemState['database']['tables'][number]

const sizeIn = (locale: string) => (bytes: number) => formatFileSize(bytes, 1, locale)

/** How this server is doing now: what it does by itself, and what it keeps. */
export function StatePanel() {
  const { t } = useTranslation('systemAnalytics')
  const found = useQuery(stateQuery)
  if (found.isPending) return <SkeletonBlocks blocks={['h-80', 'h-48']} className="flex flex-col gap-6" />
  if (!found.data) return <ErrorState title={t('state.failed')} query={found} />
  return (
    <div className="flex flex-col gap-6">
      <JobTable state={found.data} />
      <StorageTable state={found.data} />
      <TableTable state={found.data} />
    </div>
  )
}

function JobTable({ state }: { state: SystemState }) {
  const { t } = useTranslation('systemAnalytics')
  const { writeTime, writeMoment, writeSpan } = useWords()
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('state.jobs')}
        rows={state.jobs}
        getRowId={({ name }) => name}
        isFilterable={false}
        csvFileName="background-jobs.csv"
        columns={[
          { id: 'job', header: t('state.job'), value: ({ name }) => t(`jobName.${name}`) },
          {
            id: 'condition',
            header: t('state.condition'),
            value: (job) => t(`state.${judge(job)}`),
            cell: (job) => <Condition job={job} />,
          },
          {
            id: 'every',
            header: t('state.every'),
            value: ({ everyMs }) => everyMs,
            cell: ({ everyMs }) =>
              everyMs === null ? '–' : t('state.everyValue', { span: writeSpan(everyMs) }),
          },
          {
            id: 'lastRun',
            header: t('state.lastRun'),
            value: ({ lastStartedAt }) => lastStartedAt,
            cell: ({ lastStartedAt }) => (lastStartedAt ? writeTime(lastStartedAt) : t('state.never')),
          },
          {
            id: 'duration',
            header: t('state.duration'),
            value: ({ lastDurationMs }) => lastDurationMs,
            cell: ({ lastDurationMs }) =>
              lastDurationMs === null ? '–' : writeSpan(Math.max(1, Math.round(lastDurationMs))),
            align: 'end',
          },
          {
            id: 'lastFailure',
            header: t('state.lastFailure'),
            value: ({ lastFailedAt }) => lastFailedAt,
            cell: ({ lastFailedAt }) => (lastFailedAt ? writeTime(lastFailedAt) : t('state.never')),
          },
          {
            id: 'next',
            header: t('state.next'),
            value: ({ nextRunAt }) => nextRunAt,
            cell: ({ nextRunAt }) =>
              nextRunAt === null
                ? '–'
                : Date.parse(nextRunAt) <= Date.now()
                  ? t('state.soon')
                  : writeTime(nextRunAt),
          },
        ]}
      />
      <p className="text-muted">{t('state.jobsText', { when: writeMoment(state.startedAt) })}</p>
    </Card>
  )
}

function judge(job: SystemJob): 'running' | 'failing' | 'ok' | 'never' {
  if (job.isFailing) return 'failing'
  if (job.isRunning) return 'running'
  return job.runs === 0 ? 'never' : 'ok'
}

const CONDITIONS = {
  failing: { tone: 'destructive', icon: CircleAlert },
  running: { tone: 'info', icon: LoaderCircle },
  ok: { tone: 'success', icon: CircleCheck },
  never: { tone: 'neutral', icon: CircleDashed },
} as const

function Condition({ job }: { job: SystemJob }) {
  const { t } = useTranslation('systemAnalytics')
  const condition = judge(job)
  const { tone, icon: Icon } = CONDITIONS[condition]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(`state.${condition}`)}
    </Badge>
  )
}

function StorageTable({ state }: { state: SystemState }) {
  const { t, i18n } = useTranslation('systemAnalytics')
  const writeSize = sizeIn(i18n.language)
  const { writeCount } = useWords()
  const { disk } = state
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('state.storage')}
        rows={state.storage}
        getRowId={({ kind }) => kind}
        isFilterable={false}
        csvFileName="storage.csv"
        columns={[
          { id: 'kind', header: t('state.kind'), value: ({ kind }) => t(`storageKind.${kind}`) },
          numeric<Stored>('files', t('state.files'), ({ files }) => files, writeCount),
          numeric<Stored>('bytes', t('state.bytes'), ({ bytes }) => bytes, writeSize),
        ]}
      />
      <p className="text-muted">
        {disk
          ? t('state.disk', { free: writeSize(disk.freeBytes), total: writeSize(disk.totalBytes) })
          : t('state.diskUnknown')}
      </p>
    </Card>
  )
}

function TableTable({ state }: { state: SystemState }) {
  const { t, i18n } = useTranslation('systemAnalytics')
  const writeSize = sizeIn(i18n.language)
  const { writeCount } = useWords()
  const { kind, bytes, tables } = state.database
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('state.database')}
        rows={tables}
        getRowId={({ name }) => name}
        pageSize={15}
        csvFileName="database-tables.csv"
        columns={[
          {
            id: 'table',
            header: t('state.table'),
            value: ({ name }) => name,
            cell: ({ name }) => <code className="inline-block min-w-44 wrap-anywhere">{name}</code>,
          },
          numeric<Table>('rows', t('state.rows'), ({ rows }) => rows, writeCount),
          numeric<Table>('bytes', t('state.bytes'), ({ bytes: size }) => size, writeSize),
        ]}
      />
      <p className="text-muted">
        {t('state.databaseText', { kind: t(`state.${kind}`), size: writeSize(bytes) })}
      </p>
    </Card>
  )
}
