import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Period } from '#contract/study/periods.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

type AnalyticsFrameProps<Figures> = {
  words: { title: string; text: string; failed: string }
  period: Period
  onChoose: (period: Period) => void
  found: UseQueryResult<Figures>
  children: (figures: Figures) => ReactNode
}

/** Heading and period, and below them the figures, their skeletons or a way to try again. */
export function AnalyticsFrame<Figures>({
  words,
  period,
  onChoose,
  found,
  children,
}: AnalyticsFrameProps<Figures>) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={words.title} intro={words.text}>
        <PeriodChoice period={period} onChoose={onChoose} />
      </PageHeader>
      {found.data ? (
        children(found.data)
      ) : found.isError ? (
        <ErrorState title={words.failed} query={found} />
      ) : (
        <SkeletonArea className="flex flex-col gap-6">
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            {['a', 'b', 'c', 'd'].map((place) => (
              <Skeleton key={place} className="h-28" />
            ))}
          </div>
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
        </SkeletonArea>
      )}
    </div>
  )
}
