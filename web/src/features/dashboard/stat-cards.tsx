import { useQuery } from '@tanstack/react-query'
import { BookOpenCheck, Flame, type LucideIcon, Percent, PuzzleIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dashboardStatsQuery } from '../../kit/learning/learning.data.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'

export function StatCards() {
  const { t, i18n } = useTranslation('dashboard')
  const stats = useQuery(dashboardStatsQuery)
  const heading = (
    <h2 id="stats-heading" className="sr-only">
      {t('stats.heading')}
    </h2>
  )
  if (stats.isPending) {
    return (
      <SkeletonArea className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-28" />
        ))}
      </SkeletonArea>
    )
  }
  if (stats.isError) {
    return (
      <ErrorState
        title={t('stats.failed')}
        onRetry={() => void stats.refetch()}
        isRetrying={stats.isFetching}
        headingLevel={2}
      />
    )
  }
  const format = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  const { totalLessonsCompleted, practiceProblems, currentStreak, averageScore } = stats.data
  return (
    <section aria-labelledby="stats-heading">
      {heading}
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard icon={BookOpenCheck} label={t('stats.lessons')} value={format(totalLessonsCompleted)} />
        <StatCard icon={PuzzleIcon} label={t('stats.problems')} value={format(practiceProblems)} />
        <StatCard icon={Flame} label={t('stats.streak')} value={format(currentStreak)} />
        <StatCard icon={Percent} label={t('stats.score')} value={`${Math.round(averageScore)}%`} />
      </dl>
    </section>
  )
}

function StatCard({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <Card padding="small" className="flex h-full flex-col-reverse justify-end gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="flex items-center justify-between gap-2 font-heading font-semibold text-3xl tabular-nums">
        {value}
        <Icon aria-hidden="true" className="size-6 text-brand" />
      </dd>
    </Card>
  )
}
