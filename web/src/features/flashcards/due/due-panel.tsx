import { useQuery } from '@tanstack/react-query'
import { CirclePlay, Layers, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { flashcards } from '#contract/study/flashcards.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { hasFilter } from '../card-filter.ts'
import { dueQuery, forecastQuery, limitsQuery } from '../flashcards.data.ts'
import { CardFilters } from '../list/card-filters.tsx'
import { useFilter } from '../list/use-filter.ts'
import type { ReviewWish } from '../read-view.ts'
import { useDayText } from '../use-day-text.ts'
import { DueCounts } from './due-counts.tsx'
import { NextDue } from './next-due.tsx'
import { PausedNote } from './paused-note.tsx'

/** From this on it is not counted any further. */
const MOST_COUNTED = 100

/** What was done today of what a day shows, and what waits behind it. */
function TodayLimits({ beyond }: { beyond: { reviews: number; fresh: number } }) {
  const { t } = useTranslation('flashcards')
  const { data: limits } = useQuery(limitsQuery)
  const over = beyond.reviews + beyond.fresh
  const isMore = beyond.reviews >= MOST_COUNTED || beyond.fresh >= MOST_COUNTED
  return (
    <div className="flex flex-col">
      <p className="min-h-6">
        {limits &&
          t('due.today', {
            fresh: limits.doneToday.fresh,
            newPerDay: limits.newPerDay,
            reviews: limits.doneToday.reviews,
            reviewsPerDay: limits.reviewsPerDay,
          })}
      </p>
      {over > 0 && <p>{isMore ? t('due.beyondMany', { count: over }) : t('due.beyond', { count: over })}</p>}
    </div>
  )
}

type Due = OutputOf<typeof flashcards.due>
type DuePanelProps = { user: User; onReview: (wish: ReviewWish) => void; onSettings: () => void }

/** What is due, how much of it today, and what the next days hold. */
export function DuePanel({ user, onReview, onSettings }: DuePanelProps) {
  const { t } = useTranslation('flashcards')
  const { filters, setFilters, asked } = useFilter()
  const { only: _, ...filter } = asked
  const [hasFilters, setHasFilters] = useState(false)
  const due = useQuery(dueQuery({ isAll: false, ...filter }))
  if (due.isPending) return <DueSkeleton />
  if (due.isError && !due.data) {
    return <ErrorState title={t('due.failed')} query={due} />
  }
  const review = (isAll: boolean) => onReview({ ...filter, isAll })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="ghost"
          aria-expanded={hasFilters}
          onClick={() => {
            if (hasFilters) setFilters({ ...filters, search: '', tag: '', difficulty: '' })
            setHasFilters(!hasFilters)
          }}
        >
          <Layers aria-hidden="true" />
          {hasFilters ? t('due.allCards') : t('due.someCards')}
        </Button>
        <Button variant="outline" onClick={onSettings}>
          <Settings2 aria-hidden="true" />
          {t('settings.open')}
        </Button>
      </div>
      {hasFilters && <CardFilters userId={user.id} filters={filters} onChange={setFilters} />}
      {due.data.pausedUntil !== null ? (
        <PausedNote pausedUntil={due.data.pausedUntil} />
      ) : due.data.cards.length === 0 ? (
        <NothingDue due={due.data} isFiltered={hasFilter(filter)} onReviewAll={() => review(true)} />
      ) : (
        <StartCard due={due.data} isYoung={isYoung(user)} onStart={() => review(false)} />
      )}
      {hasFilter(filter) && due.data.cards.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => review(true)}>
            {t('due.reviewAll')}
          </Button>
        </div>
      )}
      <ForecastChart />
    </div>
  )
}

type StartCardProps = { due: Due; isYoung: boolean; onStart: () => void }

function StartCard({ due: { waiting, beyond }, isYoung, onStart }: StartCardProps) {
  const { t } = useTranslation('flashcards')
  const count = waiting.fresh + waiting.learning + waiting.reviews
  return (
    <Card tone="brand" className="flex flex-wrap items-center justify-between gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="font-semibold text-2xl">{t('due.title', { count })}</h2>
        <DueCounts counts={waiting} />
        <TodayLimits beyond={beyond} />
      </div>
      <Button size="large" onClick={onStart} className={isYoung ? 'min-h-20 px-10 text-2xl' : ''}>
        <CirclePlay aria-hidden="true" />
        {t('due.start')}
      </Button>
    </Card>
  )
}

type NothingDueProps = { due: Due; isFiltered: boolean; onReviewAll: () => void }

function NothingDue({ due: { beyond }, isFiltered, onReviewAll }: NothingDueProps) {
  const { t } = useTranslation('flashcards')
  return (
    <Card>
      <EmptyState
        drawing={<Sprout stage={4} />}
        title={t('due.none')}
        description={
          <>
            {t('due.caughtUp')}
            <NextDue />
          </>
        }
        action={
          <Button variant="outline" onClick={onReviewAll}>
            {isFiltered ? t('due.reviewAll') : t('due.reviewAnyway')}
          </Button>
        }
      />
      <div className="mx-auto w-fit text-center">
        <TodayLimits beyond={beyond} />
      </div>
    </Card>
  )
}

function DueSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-6">
      <Skeleton className="ms-auto h-11 w-40" shape="control" />
      <Skeleton className="h-52 w-full" />
      <Skeleton className="h-80 w-full" />
    </SkeletonArea>
  )
}

function ForecastChart() {
  const { t } = useTranslation('flashcards')
  const sayDay = useDayText({ month: 'short', day: 'numeric' })
  const forecast = useQuery(forecastQuery)
  if (forecast.isPending) {
    return <SkeletonBlocks blocks={['h-96 w-full']} />
  }
  if (forecast.isError && !forecast.data) {
    return <ErrorState title={t('forecast.failed')} query={forecast} />
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
