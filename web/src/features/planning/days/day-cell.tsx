import { Check, ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyAssignment } from '#contract/classroom/my-assignments.ts'
import type { PlanState, PlanStep } from '#contract/study/planning.ts'
import { addDays, isPausedOn } from '#engines/planning/index.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { type DaysView, readMove } from '../../../kit/days/list-days.ts'
import { useDayText } from '../../../kit/days/use-day-text.ts'
import { StepIcon } from '../plan/step-words.tsx'
import { countMinutes, type Entry } from './lay-out-days.ts'

type DayCellProps = {
  view: DaysView
  day: string
  isOfMonth: boolean
  entries: readonly Entry[]
  due: readonly MyAssignment[]
  calendar: PlanState['calendar']
  hintId: string
  /** Why the step that is being dragged cannot come here. */
  refusal: string | null
  isDragging: boolean
  onDrag: (stepId: string | null) => void
  onDrop: () => void
  onOpen: (stepId: string) => void
  onMove: (step: PlanStep, day: string) => void
  onShowWeek: () => void
}

export function DayCell(props: DayCellProps) {
  const { view, day, entries, due, calendar, isDragging, refusal, onDrop } = props
  const { t } = useTranslation('planning')
  const sayDay = useDayText()
  const [isOver, setIsOver] = useState(false)
  const isPaused = isPausedOn(calendar.pauses, day)
  const isToday = day === calendar.today
  const used = countMinutes(entries, calendar.busy[day])
  const isWeek = view === 'week'
  const name = sayDay(day, { weekday: 'long', day: 'numeric', month: 'long' })
  const edge =
    isOver && isDragging ? (refusal === null ? 'border-brand' : 'border-destructive') : 'border-transparent'
  return (
    <li
      aria-label={name}
      onDragOver={(event) => {
        if (!isDragging) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onDrop()
      }}
      className={`flex min-w-0 flex-col gap-1.5 border-2 ${edge} ${
        isWeek ? 'min-h-20 rounded-control bg-sunken p-3' : 'min-h-16 p-1 sm:min-h-24'
      } ${isWeek ? '' : props.isOfMonth ? 'bg-surface' : 'bg-sunken'} ${isPaused ? 'bg-fill' : ''}`}
    >
      {isWeek ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className={`font-heading font-medium ${isToday ? 'text-brand-ink' : ''}`}>
            {isToday ? t('days.today') : sayDay(day)}
          </span>
          <span className="text-muted tabular-nums">
            {isPaused ? t('days.paused') : t('days.used', { used, minutesADay: calendar.minutesADay })}
          </span>
        </div>
      ) : (
        <button
          type="button"
          aria-label={`${t('days.showWeek', { day: name })}, ${isPaused ? t('days.paused') : [t('days.count', { count: entries.length }), ...due.map(({ title }) => t('days.due', { title }))].join(', ')}`}
          onClick={props.onShowWeek}
          className={`flex min-h-11 w-full flex-wrap items-center justify-between gap-x-1 rounded-small px-1 text-left hover:bg-fill sm:min-h-8 ${
            isToday ? 'font-semibold text-brand-ink' : ''
          }`}
        >
          <span className="tabular-nums">{Number(day.slice(-2))}</span>
          {entries.length + due.length > 0 && (
            <span
              className={`rounded-full px-1.5 tabular-nums lg:hidden ${
                due.length > 0 ? 'bg-warning-soft text-warning-ink' : 'bg-brand-soft text-brand-ink'
              }`}
            >
              {entries.length + due.length}
            </span>
          )}
        </button>
      )}
      <ul className={`flex flex-col gap-1.5 ${isWeek ? '' : 'max-lg:hidden'}`}>
        {due.map((work) => (
          <li key={`due ${work.id}`}>
            <DueChip work={work} isSmall={!isWeek} />
          </li>
        ))}
        {entries.map((entry) => (
          <li key={`${entry.step.id} ${entry.isFirst}`}>
            <StepChip
              entry={entry}
              isSmall={!isWeek}
              day={day}
              dayName={name}
              hintId={props.hintId}
              onDrag={props.onDrag}
              onOpen={() => props.onOpen(entry.step.id)}
              onKeyMove={(key, hasShift) => {
                const days = readMove(key, hasShift)
                if (days === null) return false
                props.onMove(entry.step, addDays(day, days))
                return true
              }}
            />
          </li>
        ))}
      </ul>
      {isWeek && entries.length + due.length === 0 && !isPaused && (
        <p className="text-muted">{t('days.none')}</p>
      )}
      {isOver && isDragging && refusal !== null && <p className="text-destructive-ink">{refusal}</p>}
    </li>
  )
}

/** Work of a class on the day it is due. It stays where the teacher put it: only steps of a plan are moved. */
function DueChip({ work, isSmall }: { work: MyAssignment; isSmall: boolean }) {
  const { t } = useTranslation('planning')
  const label = t('days.due', { title: work.title })
  return (
    <AppLink
      to="/assignments/$id"
      params={{ id: String(work.id) }}
      className="flex min-h-11 w-full min-w-0 items-center gap-2 rounded-control bg-warning-soft px-2 py-1.5 text-warning-ink hover:underline"
    >
      {!isSmall && <ClipboardList aria-hidden="true" className="size-5 shrink-0" />}
      <span className={`min-w-0 flex-1 ${isSmall ? 'truncate' : 'wrap-anywhere'}`}>{label}</span>
    </AppLink>
  )
}

type StepChipProps = {
  entry: Entry
  isSmall: boolean
  day: string
  dayName: string
  hintId: string
  onDrag: (stepId: string | null) => void
  onOpen: () => void
  /** True when the key was one that moves. */
  onKeyMove: (key: string, hasShift: boolean) => boolean
}

function StepChip({ entry, isSmall, day, dayName, hintId, onDrag, onOpen, onKeyMove }: StepChipProps) {
  const { t } = useTranslation('planning')
  const { step, minutes, isDone, isFirst } = entry
  const canMove = !isDone && isFirst
  const name = t('days.details', { title: step.title, minutes, day: dayName })
  return (
    <button
      type="button"
      {...(isFirst && { 'data-step': step.id, 'data-day': day })}
      aria-label={isDone ? `${name}, ${t('days.done')}` : name}
      {...(canMove && { 'aria-describedby': hintId })}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', step.title)
        onDrag(step.id)
      }}
      onDragEnd={() => onDrag(null)}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (canMove && onKeyMove(event.key, event.shiftKey)) event.preventDefault()
      }}
      className={`flex min-h-11 w-full min-w-0 items-center gap-2 rounded-control border bg-surface px-2 py-1.5 text-left hover:border-border-strong ${
        isDone ? 'border-transparent text-muted' : 'border-border'
      } ${isSmall ? '' : 'lg:flex-col lg:items-start lg:gap-1'} ${canMove ? 'cursor-grab' : ''}`}
    >
      {isDone ? (
        <Check aria-hidden="true" className="size-5 shrink-0 text-brand" />
      ) : (
        !isSmall && <StepIcon type={step.type} />
      )}
      <span className={`min-w-0 flex-1 ${isSmall ? 'truncate' : 'wrap-break-word'}`}>{step.title}</span>
      {!isSmall && <span className="shrink-0 text-muted tabular-nums">{t('step.minutes', { minutes })}</span>}
    </button>
  )
}
