import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronDown, ClipboardList, type LucideIcon, Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { formatTime, formatTimeSpan } from '../../kit/week-times/format-time.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { chooseActivities } from './choose-activities.ts'
import { LINES, Nothing, Section } from './section.tsx'
import { comingQuery } from './teacher-dashboard.data.ts'

/** Lessons of today and what is due. */
export function TodayList({ user }: { user: User }) {
  const { t } = useTranslation('teacherDashboard')
  const calendar = useQuery(comingQuery(user))
  return (
    <Section name="today" query={calendar} link={{ to: '/teacher/calendar', label: t('today.all') }}>
      {({ entries, today }) => {
        const lines = chooseActivities(entries, today).today
        return lines.length === 0 ? (
          <Nothing>{t('today.none')}</Nothing>
        ) : (
          <ul className={LINES}>
            {lines.map((entry) => (
              <ActivityLine key={keyOf(entry)} entry={entry} hasDay={false} />
            ))}
          </ul>
        )
      }}
    </Section>
  )
}

type Keyed = { kind: string; id: number; day: string; from?: string }
/** A class may meet twice a day. */
const keyOf = ({ kind, id, day, from }: Keyed) => `${kind} ${id} ${day} ${from ?? ''}`

const ICONS: Record<CalendarEntry['kind'], LucideIcon> = {
  assignment: ClipboardList,
  lessonPlan: Presentation,
  meeting: CalendarClock,
}

/** One thing of the calendar; `hasDay` where the day does not go without saying. */
function ActivityLine({ entry, hasDay }: { entry: CalendarEntry; hasDay: boolean }) {
  const { t, i18n } = useTranslation('teacherDashboard')
  const Icon = ICONS[entry.kind]
  // A day of the school's calendar: no time zone may move it.
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

/** What really comes next; beneath it the documented example, open as long as there is nothing else to see. */
export function UpcomingActivities({ user }: { user: User }) {
  const { t } = useTranslation('teacherDashboard')
  const calendar = useQuery(comingQuery(user))
  return (
    <Section name="coming" query={calendar} link={{ to: '/teacher/calendar', label: t('coming.all') }}>
      {({ entries, today }) => {
        const { coming } = chooseActivities(entries, today)
        return (
          <>
            {coming.length > 0 ? (
              <ul className={LINES}>
                {coming.map((entry) => (
                  <ActivityLine key={keyOf(entry)} entry={entry} hasDay />
                ))}
              </ul>
            ) : (
              <p className="text-muted">{t('coming.none')}</p>
            )}
            <Sample isOpen={coming.length === 0} />
          </>
        )
      }}
    </Section>
  )
}

const SAMPLES = ['quiz', 'project', 'lesson'] as const

function Sample({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('teacherDashboard')
  return (
    <details open={isOpen} className="group rounded-card border border-border border-dashed">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card px-4 py-2 font-medium hover:bg-fill">
        <Badge tone="outline">{t('sample.badge')}</Badge>
        <span className="min-w-0 flex-1 font-normal text-muted">{t('sample.text')}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col divide-y divide-border border-border border-t">
        {SAMPLES.map((name) => (
          <li key={name} className="px-4 py-3">
            <p>{t(`sample.${name}`)}</p>
            <p className="text-muted">{t(`sample.${name}When`)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
