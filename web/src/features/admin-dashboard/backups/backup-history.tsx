import { useTranslation } from 'react-i18next'
import type { BackupRun } from '#contract/admin/backups.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatFileSize } from '../../../ui/format/format-file-size.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'

const TONES = { running: 'neutral', proven: 'success', unproven: 'warning', failed: 'destructive' } as const

/** The last tries, for whoever wants to know more. */
export function BackupHistory({ runs }: { runs: BackupRun[] }) {
  const { t, i18n } = useTranslation('backups')
  const writeTime = (moment: string) =>
    new Date(moment).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const columns: Column<BackupRun>[] = [
    {
      id: 'startedAt',
      header: t('history.when'),
      value: ({ startedAt }) => startedAt,
      cell: ({ startedAt }) => <span className="whitespace-nowrap">{writeTime(startedAt)}</span>,
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
