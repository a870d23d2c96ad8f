import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CalendarEntry, teacherCalendar } from '#contract/teaching/calendar.ts'
import { addDays } from '#engines/planning/index.ts'
import { call } from '../../api/call.ts'
import { listMonth, listWeek } from '../../kit/days/list-days.ts'

export const VIEWS = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof VIEWS)[number]

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** How far the agenda looks ahead. */
const AGENDA_DAYS = 30

/** What an address shows; the first look is at today's month. */
export function readAddress({ view, day }: Record<string, unknown>, today: string) {
  return {
    view: VIEWS.find((known) => known === view) ?? 'month',
    day: typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : today,
  }
}

export function listDays(view: CalendarView, day: string): string[] {
  if (view === 'month') return listMonth(day)
  if (view === 'week') return listWeek(day)
  return Array.from({ length: AGENDA_DAYS }, (_, place) => addDays(day, place))
}

export const calendarQuery = (days: readonly string[]) => {
  const [from = '', to = ''] = [days[0], days.at(-1)]
  return queryOptions({
    queryKey: ['teacher-calendar', 'days', from, to],
    queryFn: ({ signal }) => call(teacherCalendar.read, { from, to }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function sortIntoDays(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>()
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry])
  return days
}

/** A meeting has the id of its class, and comes on several days. */
export const keyOf = (entry: CalendarEntry): string =>
  `${entry.kind} ${entry.id} ${entry.day} ${entry.kind === 'meeting' ? entry.from : ''}`

/** Which day a key leads to from another; null for every other key. */
export function findDay(key: string, day: string): string | null {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, PageUp: -28, PageDown: 28 }[key]
  if (days !== undefined) return addDays(day, days)
  const week = listWeek(day)
  if (key === 'Home') return week[0] ?? null
  return key === 'End' ? (week.at(-1) ?? null) : null
}
