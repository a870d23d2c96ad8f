import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StepIcon } from '../plan/step-icon.tsx'
import type { Entry } from './lay-out-days.ts'

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

export function StepChip({ entry, isSmall, day, dayName, hintId, onDrag, onOpen, onKeyMove }: StepChipProps) {
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
