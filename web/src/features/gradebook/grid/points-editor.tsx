import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookPupil } from '#contract/teaching/gradebook.ts'
import { announce } from '../../../kit/announce.ts'

type PointsEditorProps = {
  pupil: GradebookPupil
  assignment: GradebookAssignment
  place: number
  /** The digit that began it; empty when the points that are there are to be changed. */
  typed: string
  /** Null: nothing is to be changed. */
  onEnter: (points: number | null) => void
}

/** Points in the cell itself: Enter saves and goes down, Escape leaves it as it was. */
export function PointsEditor({ pupil, assignment, place, typed, onEnter }: PointsEditorProps) {
  const { t } = useTranslation('gradebook')
  const before = pupil.grades[place] ?? null
  const [text, setText] = useState(typed || (before === null ? '' : String(before)))
  const box = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    box.current?.focus()
    if (typed === '') box.current?.select()
  }, [typed])
  const points = text.trim() === '' ? null : Number(text.trim().replace(',', '.'))
  const isWrong = points !== null && !(points >= 0 && points <= assignment.points)

  function leave(value: number | null) {
    if (isLeft.current) return
    isLeft.current = true
    onEnter(value)
  }

  function handleKey(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key === 'Escape') leave(null)
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    if (isWrong) announce(t('cell.outOfRange', { points: assignment.points }))
    else leave(points === before ? null : points)
  }

  return (
    <input
      ref={box}
      value={text}
      inputMode="decimal"
      aria-label={t('cell.editLabel', {
        points: assignment.points,
        name: `${pupil.firstName} ${pupil.lastName}`,
        title: assignment.title,
      })}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('cell.outOfRange', { points: assignment.points }) : undefined}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKey}
      onBlur={() => leave(isWrong || points === before ? null : points)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      className="h-9 w-full rounded-small border border-border-strong bg-surface px-2 text-end font-heading tabular-nums aria-invalid:border-2 aria-invalid:border-destructive"
    />
  )
}
