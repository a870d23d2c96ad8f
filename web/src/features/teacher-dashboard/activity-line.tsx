import { CalendarClock, ClipboardList, type LucideIcon, Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { formatTime, formatTimeSpan } from '../../kit/week-times/format-time.ts'

const ICONS: Record<CalendarEntry['kind'], LucideIcon> = {
  assignment: ClipboardList,
  lessonPlan: Presentation,
  meeting: CalendarClock,
}

/** One thing of the calendar; `hasDay` where the day does not go without saying. */
export function ActivityLine({ entry, hasDay }: { entry: CalendarEntry; hasDay: boolean }) {
  const { t, i18n } = useTranslation('teacherDashboard')
  const Icon = ICONS[entry.kind]
  // A day of the teacher's own calendar: no time zone may move it.
  const day = new Date(entry.day).toLocaleDateString(i18n.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const when = [...(hasDay ? [day] : []), ...sayTime(entry, i18n.language)]
  const about = entry.kind === 'meeting' ? entry.place : entry.className
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors hover:bg-fill">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <AppLink {...findTarget(entry)} className="after:absolute after:inset-0">
            {t(`activity.${entry.kind}`, { title: entry.title })}
          </AppLink>
        </p>
        <p className="text-muted wrap-anywhere">{[...when, ...(about ? [about] : [])].join(' · ')}</p>
      </div>
    </li>
  )
}

function sayTime(entry: CalendarEntry, language: string): string[] {
  if (entry.kind === 'assignment') return [formatTime(entry.time, language)]
  return entry.kind === 'meeting' ? [formatTimeSpan(entry, language)] : []
}

function findTarget(entry: CalendarEntry): AppTarget {
  if (entry.kind === 'assignment') return { to: '/teacher/assignments/$id', params: { id: String(entry.id) } }
  return entry.kind === 'meeting'
    ? { to: '/teacher/classes/$id', params: { id: String(entry.id) } }
    : { to: '/teacher/lesson-plans' }
}
