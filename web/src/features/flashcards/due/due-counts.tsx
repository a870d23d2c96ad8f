import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../../kit/days/use-day-text.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { forecastQuery } from '../flashcards.data.ts'

type Counts = { fresh: number; learning: number; reviews: number }

const TONES = { fresh: 'info', learning: 'warning', reviews: 'cyan' } as const

export function DueCounts({ counts }: { counts: Counts }) {
  const { t } = useTranslation('flashcards')
  return (
    <ul aria-label={t('due.counts')} className="flex flex-wrap gap-2">
      {(['fresh', 'learning', 'reviews'] as const).map((kind) => (
        <li key={kind}>
          <Badge tone={TONES[kind]}>
            <span className="font-heading tabular-nums">{counts[kind]}</span> {t(`due.${kind}`)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

export const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const

/** When the next cards come, as far as two weeks can tell. */
export function NextDue() {
  const { t } = useTranslation('flashcards')
  const sayDay = useDayText()
  const { data: days } = useQuery(forecastQuery)
  const next = days?.slice(1).find(({ reviews, fresh }) => reviews + fresh > 0)
  return (
    <span className="block min-h-6">
      {next && t('due.next', { day: sayDay(next.day, LONG_DAY), count: next.reviews + next.fresh })}
    </span>
  )
}
