import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ClassAnalytics } from '#contract/teaching/class-analytics.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { AnalyticsAddress, ShowAddress } from '../analytics-address.ts'
import { overviewQuery } from '../class-analytics.data.ts'
import { InsightList } from './insight-list.tsx'
import { MetricCards } from './metric-cards.tsx'
import { PeriodBar } from './period-bar.tsx'
import { PupilTable } from './pupil-table.tsx'
import { WeekCharts } from './week-charts.tsx'

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
