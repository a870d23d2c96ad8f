import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { forecastQuery } from '../flashcards.data.ts'
import { useDayText } from '../use-day-text.ts'

/** When the next cards come, as far as two weeks can tell. */
export function NextDue() {
  const { t } = useTranslation('flashcards')
  const sayDay = useDayText()
  const { data: days } = useQuery(forecastQuery)
  const next = days?.slice(1).find(({ reviews, fresh }) => reviews + fresh > 0)
  return (
    <span className="block min-h-6">
      {next && t('due.next', { day: sayDay(next.day), count: next.reviews + next.fresh })}
    </span>
  )
}
