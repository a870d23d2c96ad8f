import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { type CalendarView, sortIntoDays } from './calendar.data.ts'
import { DayCell, type DayDeeds } from './day-cell.tsx'
import type { PlanEntry } from './entry-chip.tsx'

type DaysGridProps = {
  view: CalendarView
  days: readonly string[]
  /** The day that the address names. */
  current: string
  today: string
  entries: readonly CalendarEntry[]
  dragged: PlanEntry | null
  hintId: string
  deeds: DayDeeds
}

/** A month or a week in columns, or the days of the agenda that hold something. */
export function DaysGrid({ view, days, current, today, entries, ...rest }: DaysGridProps) {
  const sayDay = useDayText()
  const byDay = sortIntoDays(entries)
  const shown = view === 'agenda' ? days.filter((day) => byDay.has(day)) : days
  const stop = shown.includes(current) ? current : shown[0]
  return (
    <div>
      {view === 'month' && (
        <div aria-hidden="true" className="grid grid-cols-7 pb-1 text-muted">
          {days.slice(0, 7).map((day) => (
            <span key={day} className="px-1.5 sm:px-2">
              <span className="sm:hidden">{sayDay(day, { weekday: 'narrow' })}</span>
              <span className="max-sm:hidden">{sayDay(day, { weekday: 'short' })}</span>
            </span>
          ))}
        </div>
      )}
      <ol
        className={
          view === 'month'
            ? 'grid grid-cols-7 gap-px overflow-hidden rounded-control border border-border bg-border'
            : view === 'week'
              ? 'grid gap-2 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-7'
              : 'flex flex-col gap-2'
        }
      >
        {shown.map((day) => (
          <DayCell
            key={day}
            view={view}
            day={day}
            isToday={day === today}
            isOfMonth={view !== 'month' || day.startsWith(current.slice(0, 7))}
            isCurrent={day === stop}
            entries={byDay.get(day) ?? []}
            {...rest}
          />
        ))}
      </ol>
    </div>
  )
}
