import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { forecastQuery } from '../flashcards.data.ts'
import { useDayText } from '../use-day-text.ts'

export function ForecastChart() {
  const { t } = useTranslation('flashcards')
  const sayDay = useDayText({ month: 'short', day: 'numeric' })
  const forecast = useQuery(forecastQuery)
  if (forecast.isPending) {
    return (
      <SkeletonArea>
        <Skeleton className="h-96 w-full" />
      </SkeletonArea>
    )
  }
  if (forecast.isError && !forecast.data) {
    return (
      <ErrorState
        title={t('forecast.failed')}
        onRetry={() => void forecast.refetch()}
        isRetrying={forecast.isFetching}
      />
    )
  }
  const days = forecast.data
  return (
    <Card>
      <BarChart
        headingLevel={2}
        title={t('forecast.title')}
        description={t('forecast.text')}
        categoryName={t('forecast.day')}
        categories={days.map(({ day }) => sayDay(day))}
        highest={5}
        heightPx={240}
        series={[
          { name: t('forecast.reviews'), values: days.map(({ reviews }) => reviews) },
          { name: t('forecast.fresh'), values: days.map(({ fresh }) => fresh) },
        ]}
      />
    </Card>
  )
}
