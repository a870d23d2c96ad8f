import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PERIODS, type Period } from '#contract/study/periods.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { usePagePath } from '../navigation/use-page-path.ts'
import { QueryView } from '../queries/query-view.tsx'
import { PeriodButtons } from './period-buttons.tsx'

type AnalyticsFrameProps<Figures, Key extends QueryKey> = {
  words: { title: string; text: string; failed: string }
  queryOf: (period: Period) => UseQueryOptions<Figures, Error, Figures, Key>
  children: (figures: Figures) => ReactNode
}

/** Heading and period, and below them the figures, their skeletons or a way to try again. */
export function AnalyticsFrame<Figures, Key extends QueryKey>(props: AnalyticsFrameProps<Figures, Key>) {
  const { words, queryOf, children } = props
  const { t } = useTranslation('analytics')
  const [period, choose] = usePeriod()
  const found = useQuery(queryOf(period))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={words.title} intro={words.text}>
        <PeriodButtons
          label={t('period.label')}
          names={PERIODS}
          chosen={period}
          say={(name) => t(`period.${name}`)}
          onChoose={choose}
        />
      </PageHeader>
      <QueryView
        query={found}
        failed={words.failed}
        loading={
          <SkeletonArea className="flex flex-col gap-6">
            <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
              {['a', 'b', 'c', 'd'].map((place) => (
                <Skeleton key={place} className="h-28" />
              ))}
            </div>
            <Skeleton className="h-80" />
            <Skeleton className="h-80" />
          </SkeletonArea>
        }
      >
        {children}
      </QueryView>
    </div>
  )
}

/** The period stands in the address, so that going back and sharing a link keep it. */
function usePeriod() {
  const navigate = useNavigate()
  const path = usePagePath('professionalAnalytics', 'collegeAnalytics')
  const { period: asked } = useSearch({ from: path })
  const period = PERIODS.find((name) => name === asked) ?? 'quarter'
  const choose = (next: Period) =>
    void navigate({
      to: path,
      search: next === 'quarter' ? {} : { period: next },
      replace: true,
      resetScroll: false,
    })
  return [period, choose] as const
}
