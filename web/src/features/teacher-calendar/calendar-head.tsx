import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#engines/planning/index.ts'
import { turnPage } from '../../kit/days/list-days.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { type CalendarView, VIEWS } from './calendar.data.ts'

type CalendarHeadProps = {
  view: CalendarView
  day: string
  days: readonly string[]
  today: string
  onShow: (next: { view?: CalendarView; day?: string }) => void
}

export function CalendarHead({ view, day, days, today, onShow }: CalendarHeadProps) {
  const { t } = useTranslation('teacherCalendar')
  const sayDay = useDayText()
  const turn = (by: 1 | -1) =>
    onShow({ day: view === 'agenda' ? addDays(day, by * days.length) : turnPage(view, day, by) })
  const range =
    view === 'month'
      ? sayDay(day, { month: 'long', year: 'numeric' })
      : `${sayDay(days[0] ?? day)} – ${sayDay(days.at(-1) ?? day)}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label={t(`previous.${view}`)} icon={ChevronLeft} onClick={() => turn(-1)} />
        <IconButton label={t(`next.${view}`)} icon={ChevronRight} onClick={() => turn(1)} />
        <Button variant="outline" onClick={() => onShow({ day: today })}>
          {t('today')}
        </Button>
        <h2 aria-live="polite" className="font-medium text-lg">
          {range}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in all browsers */}
      <div role="group" aria-label={t('view')} className="flex flex-wrap gap-2">
        {VIEWS.map((one) => (
          <Button
            key={one}
            variant={one === view ? 'secondary' : 'ghost'}
            aria-pressed={one === view}
            onClick={() => onShow({ view: one })}
          >
            {t(`views.${one}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
