import { BookOpen, ClipboardList, type LucideIcon, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { addDays } from '#engines/planning/index.ts'
import { readMove } from '../../kit/days/list-days.ts'
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

export type PlanEntry = Extract<CalendarEntry, { kind: 'lessonPlan' }>

const LOOKS: Record<CalendarEntry['kind'], { Icon: LucideIcon; style: string }> = {
  assignment: { Icon: ClipboardList, style: 'bg-amber-soft text-amber-ink' },
  lessonPlan: { Icon: BookOpen, style: 'bg-brand-soft text-brand-ink' },
  meeting: { Icon: Users, style: 'bg-fill text-text' },
}

type EntryChipProps = {
  entry: CalendarEntry
  isSmall: boolean
  dayName: string
  hintId: string
  onOpen: () => void
  onDrag: (plan: PlanEntry | null) => void
  onMove: (plan: PlanEntry, day: string) => void
}

/** One thing of a day. Lesson plans can be dragged, or moved by Shift and the arrow keys. */
export function EntryChip({ entry, isSmall, dayName, hintId, onOpen, onDrag, onMove }: EntryChipProps) {
  const { when, sayAbout } = useEntryWords()
  const { Icon, style } = LOOKS[entry.kind]
  const plan = entry.kind === 'lessonPlan' ? entry : null
  const time = when(entry)
  return (
    <button
      type="button"
      aria-label={`${entry.title}, ${sayAbout(entry)}, ${dayName}`}
      {...(plan && { 'aria-describedby': hintId, 'data-plan': `${plan.id} ${plan.day}`, draggable: true })}
      onDragStart={(event) => {
        if (!plan) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', plan.title)
        onDrag(plan)
      }}
      onDragEnd={() => onDrag(null)}
      onClick={onOpen}
      onKeyDown={(event) => {
        const days = plan && readMove(event.key, event.shiftKey)
        if (!plan || days === null) return
        event.preventDefault()
        onMove(plan, addDays(plan.day, days))
      }}
      className={`flex w-full min-w-0 rounded-small border border-transparent text-left hover:border-border-strong ${style} ${
        isSmall ? 'min-h-8 items-start gap-0.5 px-0.5 py-1' : 'min-h-11 items-center gap-2 px-3 py-2'
      } ${plan ? 'cursor-grab' : ''}`}
    >
      <Icon aria-hidden="true" className={`shrink-0 ${isSmall ? 'mt-1.25 size-3.5' : 'size-5'}`} />
      {isSmall ? (
        <span className="line-clamp-2 min-w-0 flex-1 hyphens-auto wrap-anywhere">{entry.title}</span>
      ) : (
        <span className="min-w-0 flex-1">
          <span className="wrap-anywhere block font-medium">{entry.title}</span>
          {time && <span className="block">{time}</span>}
        </span>
      )}
    </button>
  )
}
