import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { announce } from '../../../kit/announce.ts'
import { isPossible, readPoints } from '../points/read-points.ts'

/** Points of null: nothing is to be changed. `away`: the focus went elsewhere and stays there. */
export type PointsEntry = { points: number | null; move: 'down' | 'up' | 'right' | 'left' | 'stay' | 'away' }

const MOVES: Readonly<Record<string, 'down' | 'right'>> = { Enter: 'down', Tab: 'right' }
const BACK = { down: 'up', right: 'left' } as const

type PointsEditorProps = {
  student: GradebookStudent
  assignment: GradebookAssignment
  place: number
  /** The digit that began it; empty when the points that are there are to be changed. */
  typed: string
  onEnter: (entry: PointsEntry) => void
}

/** Points in the cell itself: Enter saves and goes down, Tab goes on, Escape leaves it as it was. */
export function PointsEditor({ student, assignment, place, typed, onEnter }: PointsEditorProps) {
  const { t } = useTranslation('gradebook')
  const before = student.grades[place] ?? null
  const [text, setText] = useState(typed || (before === null ? '' : String(before)))
  const box = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    box.current?.focus()
    if (typed === '') box.current?.select()
  }, [typed])
  const points = readPoints(text)
  const isWrong = points !== null && !isPossible(points, assignment.points)

  function leave(move: PointsEntry['move'], value: number | null) {
    if (isLeft.current) return
    isLeft.current = true
    onEnter({ points: value === before ? null : value, move })
  }

  function handleKey(event: KeyboardEvent) {
    event.stopPropagation()
    const move = MOVES[event.key]
    if (event.key === 'Escape') leave('stay', null)
    if (!move) return
    event.preventDefault()
    if (isWrong) announce(t('cell.outOfRange', { points: assignment.points }))
    else leave(event.shiftKey ? BACK[move] : move, points)
  }

  return (
    <input
      ref={box}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      aria-label={t('cell.editLabel', {
        points: assignment.points,
        name: `${student.firstName} ${student.lastName}`,
        title: assignment.title,
      })}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('cell.outOfRange', { points: assignment.points }) : undefined}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKey}
      onBlur={() => leave('away', isWrong ? null : points)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      className="h-6 w-full rounded-small border border-border-strong bg-surface px-1 text-end font-heading tabular-nums aria-invalid:border-2 aria-invalid:border-destructive"
    />
  )
}
