import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { type CalendarView, findDay, keyOf } from './calendar.data.ts'
import { EntryChip, type PlanEntry } from './entry-chip.tsx'

export type DayDeeds = {
  onOpen: (entry: CalendarEntry) => void
  onDrag: (plan: PlanEntry | null) => void
  onMove: (plan: PlanEntry, day: string) => void
  /** Another day gets the focus. */
  onWalk: (day: string) => void
  /** The day is to be seen closer. */
  onShow: (day: string) => void
}

type DayCellProps = {
  view: CalendarView
  day: string
  isToday: boolean
  isOfMonth: boolean
  /** The one day that Tab stops at; arrows lead to the others. */
  isCurrent: boolean
  entries: readonly CalendarEntry[]
  dragged: PlanEntry | null
  hintId: string
  deeds: DayDeeds
}

/** What a day of a month shows before "more". */
const MOST_IN_MONTH = 3

export function DayCell(props: DayCellProps) {
  const { view, day, isToday, isOfMonth, isCurrent, entries, dragged, hintId, deeds } = props
  const { t } = useTranslation('teacherCalendar')
  const sayDay = useDayText()
  const [isOver, setIsOver] = useState(false)
  const isMonth = view === 'month'
  const name = sayDay(day, { weekday: 'long', day: 'numeric', month: 'long' })
  const shown = isMonth ? entries.slice(0, MOST_IN_MONTH) : entries
  return (
    <li
      aria-label={name}
      onDragOver={(event) => {
        if (!dragged) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        if (dragged) deeds.onMove(dragged, day)
        deeds.onDrag(null)
      }}
      className={`flex min-w-0 flex-col gap-1 border-2 ${isOver && dragged ? 'border-brand' : 'border-transparent'} ${
        isMonth
          ? `min-h-16 lg:min-h-32 lg:p-1 ${isOfMonth ? 'bg-surface' : 'bg-sunken'}`
          : 'min-h-20 rounded-control bg-sunken p-3'
      }`}
    >
      <button
        type="button"
        data-calendar-day={day}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={`${name}, ${t('count', { count: entries.length })}`}
        {...(isToday && { 'aria-current': 'date' as const })}
        onClick={() => deeds.onShow(day)}
        onKeyDown={(event) => {
          const next = event.shiftKey || event.ctrlKey ? null : findDay(event.key, day)
          if (next === null) return
          event.preventDefault()
          deeds.onWalk(next)
        }}
        className={`flex w-full flex-wrap items-center justify-between gap-x-1 rounded-small px-1 text-left hover:bg-fill ${
          isMonth ? 'min-h-11 lg:min-h-8' : 'min-h-11 font-heading font-medium'
        } ${isToday ? 'font-semibold text-brand-ink' : ''}`}
      >
        <span
          className={`whitespace-nowrap tabular-nums ${isToday && isMonth ? 'grid size-7 place-items-center rounded-full bg-brand text-on-brand' : ''}`}
        >
          {isMonth ? Number(day.slice(-2)) : sayDay(day)}
        </span>
        {isToday && !isMonth && <span>{t('today')}</span>}
        {isMonth && entries.length > 0 && (
          <span className="rounded-full bg-brand-soft px-1.5 text-brand-ink tabular-nums lg:hidden">
            {entries.length}
          </span>
        )}
      </button>
      <ul className={`flex flex-col gap-1 ${isMonth ? 'max-lg:hidden' : ''}`}>
        {shown.map((entry) => (
          <li key={keyOf(entry)}>
            <EntryChip
              entry={entry}
              isSmall={isMonth}
              dayName={name}
              hintId={hintId}
              onOpen={() => deeds.onOpen(entry)}
              onDrag={deeds.onDrag}
              onMove={deeds.onMove}
            />
          </li>
        ))}
      </ul>
      {isMonth && entries.length > MOST_IN_MONTH && (
        <button
          type="button"
          onClick={() => deeds.onShow(day)}
          className="min-h-8 rounded-small px-1.5 text-left text-muted hover:bg-fill max-lg:hidden"
        >
          {t('more', { count: entries.length - MOST_IN_MONTH })}
        </button>
      )}
    </li>
  )
}
