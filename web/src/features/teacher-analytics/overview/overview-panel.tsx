import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ClassAnalytics, PupilFigures } from '#contract/teaching/class-analytics.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { AnalyticsAddress, ShowAddress } from '../analytics-address.ts'
import { overviewQuery } from '../class-analytics.data.ts'
import { MetricCards } from './metric-cards.tsx'
import { PeriodBar } from './period-bar.tsx'
import { WeekCharts } from './week-charts.tsx'
import { Lightbulb } from 'lucide-react'
import type { Insight } from '#engines/class-analytics/index.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { AppLink } from '../../../kit/app-link.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { nameFile } from '../export-button.tsx'

type OverviewPanelProps = {
  chosen: ClassSummary | undefined
  address: AnalyticsAddress
  onShow: ShowAddress
}

export function OverviewPanel({ chosen, address, onShow }: OverviewPanelProps) {
  const { t } = useTranslation('teacherAnalytics')
  const { period, day, from, to } = address
  const isComplete = period !== 'custom' || (from !== undefined && to !== undefined)
  const found = useQuery({
    ...overviewQuery({
      classId: chosen?.id,
      period,
      ...(period === 'custom' ? { from, to } : { day }),
    }),
    enabled: isComplete,
  })
  return (
    <div className="flex flex-col gap-6">
      <PeriodBar address={address} shown={found.data} onShow={onShow} />
      {found.isError && !found.data ? (
        <ErrorState title={t('overview.failed')} query={found} />
      ) : found.data ? (
        <Figures found={found.data} chosen={chosen} isOld={found.isPlaceholderData} />
      ) : (
        isComplete && <SkeletonBlocks blocks={['h-36', 'h-24', 'h-80']} className="flex flex-col gap-6" />
      )}
    </div>
  )
}

type FiguresProps = { found: ClassAnalytics; chosen: ClassSummary | undefined; isOld: boolean }

function Figures({ found, chosen, isOld }: FiguresProps) {
  return (
    <div aria-busy={isOld} className={`flex flex-col gap-6 ${isOld ? 'opacity-60' : ''}`}>
      <MetricCards metrics={found.metrics} before={found.metricsBefore} />
      <InsightList insights={found.insights} />
      <WeekCharts found={found} className={chosen?.name} />
      <PupilTable found={found} className={chosen?.name} />
    </div>
  )
}

function InsightList({ insights }: { insights: readonly Insight[] }) {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <Card tone="sunken" className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 font-semibold text-xl">
        <Lightbulb aria-hidden="true" className="size-6 text-brand" />
        {t('overview.insights')}
      </h2>
      {insights.length === 0 ? (
        <p className="text-muted">{t('overview.nothingSpecial')}</p>
      ) : (
        <ul className="list-disc ps-6">
          {insights.map(({ code, count }) => (
            <li key={code}>{t(`insight.${code}`, { count })}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type PupilTableProps = { found: ClassAnalytics; className: string | undefined }

function PupilTable({ found, className }: PupilTableProps) {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const format = new Intl.NumberFormat(i18n.language)
  const number = (
    id: string,
    header: string,
    value: (row: PupilFigures) => number | null,
  ): Column<PupilFigures> => ({
    id,
    header,
    value,
    align: 'end',
    cell: (row) => {
      const amount = value(row)
      return amount === null ? '–' : format.format(amount)
    },
  })
  const columns: Column<PupilFigures>[] = [
    {
      id: 'name',
      header: t('pupils.name'),
      // What is sorted and exported: as class lists are.
      value: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
      cell: ({ id, firstName, lastName }) => (
        <AppLink
          to="/teacher/students/$id"
          params={{ id: String(id) }}
          className="rounded-control text-brand-ink underline underline-offset-4"
        >
          {`${firstName} ${lastName}`}
        </AppLink>
      ),
      isRowHeader: true,
    },
    number('average', t('pupils.average'), ({ averageScore }) => averageScore),
    number('submitted', t('pupils.handedIn'), ({ submitted }) => submitted),
    number('expected', t('pupils.expected'), ({ expected }) => expected),
    number('days', t('pupils.days'), ({ activeDays }) => activeDays),
    number('minutes', t('pupils.minutes'), ({ minutes }) => minutes),
  ]
  return (
    <DataTable
      caption={t('pupils.caption')}
      rows={found.pupils}
      columns={columns}
      getRowId={({ id }) => id}
      isFilterable={found.pupils.length > 10}
      csvFileName={nameFile(className ?? t('allClasses'), found.period.from, found.period.to)}
    />
  )
}
