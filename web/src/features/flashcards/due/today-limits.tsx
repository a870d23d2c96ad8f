import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { limitsQuery } from '../flashcards.data.ts'

/** From this on it is not counted any further. */
const MOST_COUNTED = 100

/** What was done today of what a day shows, and what waits behind it. */
export function TodayLimits({ beyond }: { beyond: { reviews: number; fresh: number } }) {
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
