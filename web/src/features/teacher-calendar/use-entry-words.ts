import { useTranslation } from 'react-i18next'
import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { formatTime, formatTimeSpan } from '../../kit/week-times/format-time.ts'

/** What stands beside a title: when, of which class, and what it is. */
export function useEntryWords() {
  const { t, i18n } = useTranslation('teacherCalendar')
  function when(entry: CalendarEntry): string | null {
    if (entry.kind === 'assignment') return formatTime(entry.time, i18n.language)
    if (entry.kind === 'meeting') return formatTimeSpan(entry, i18n.language)
    return entry.duration === null ? null : t('minutes', { count: entry.duration })
  }
  function sayAbout(entry: CalendarEntry): string {
    const place = entry.kind === 'meeting' ? entry.place : null
    const status = entry.kind === 'meeting' ? null : t(`statuses.${entry.status}`)
    // A meeting is named after its class already.
    const room = entry.kind === 'meeting' ? null : entry.className
    return [t(`kinds.${entry.kind}`), when(entry), room, place, status].filter(Boolean).join(' · ')
  }
  return { when, sayAbout }
}
