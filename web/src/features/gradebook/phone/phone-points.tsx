import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { isPossible, readPoints } from '../points/read-points.ts'

type PhonePointsProps = {
  student: GradebookStudent
  assignment: GradebookAssignment
  place: number
  isSaving: boolean
  onEnter: (points: number) => void
}

/** A box for the points, saved when it is left or Enter is pressed. */
export function PhonePoints({ student, assignment, place, isSaving, onEnter }: PhonePointsProps) {
  const { t } = useTranslation('gradebook')
  const before = student.grades[place] ?? null
  /** Null: nothing was typed, and what is saved is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const points = typed === null ? before : readPoints(typed)
  const isWrong = points !== null && !isPossible(points, assignment.points)

  function leave() {
    if (isWrong) return
    setTyped(null)
    if (points !== null && points !== before) onEnter(points)
  }

  return (
    <input
      value={typed ?? (before === null ? '' : String(before))}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      aria-label={t('cell.editLabel', {
        points: assignment.points,
        name: `${student.firstName} ${student.lastName}`,
        title: assignment.title,
      })}
      aria-invalid={isWrong || undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
        if (event.key === 'Escape') setTyped(null)
      }}
      className={`h-11 w-20 shrink-0 rounded-control border border-border-strong bg-surface px-2 text-end font-heading tabular-nums aria-invalid:border-2 aria-invalid:border-destructive ${isSaving ? 'opacity-60' : ''}`}
    />
  )
}
