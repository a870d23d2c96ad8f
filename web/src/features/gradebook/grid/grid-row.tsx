import { Clock } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { isLate } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { announce } from '../../../kit/announce.ts'
import type { BookRow } from '../arrange-book.ts'
import { useCellWords, usePercent } from '../use-cell-words.ts'
import { GridCell } from './grid-cell.tsx'
import { type Cell, COLUMN_WIDTH, FIRST_ASSIGNMENT, FIRST_STUDENT, ROW_HEIGHT, type Sides } from './layout.ts'

const INKS: Record<WorkState, string> = {
  notDue: 'text-muted',
  missing: 'text-destructive-ink',
  handedIn: 'font-medium text-info-ink',
  returned: 'text-warning-ink',
  graded: 'font-heading font-medium tabular-nums',
  excused: 'text-muted italic',
}

type WorkCellProps = { student: GradebookStudent; assignment: GradebookAssignment; place: number }

function WorkCell({ student, assignment, place }: WorkCellProps) {
  const words = useCellWords()(student, assignment, place)
  return (
    <>
      {isLate(student, place) && <Clock aria-hidden="true" className="me-1.5 size-4 shrink-0 text-muted" />}
      <span aria-hidden="true" className="flex min-w-0 flex-col items-end leading-tight">
        <span className={`max-w-full truncate ${words.state ? INKS[words.state] : ''}`}>{words.short}</span>
        {words.attempts && <span className="max-w-full truncate text-muted text-sm">{words.attempts}</span>}
      </span>
      <span className="sr-only">{words.long}</span>
    </>
  )
}

type GridRowProps = {
  line: BookRow
  row: number
  assignments: readonly GradebookAssignment[]
  sides: Sides
  firstColumn: number
  lastColumn: number
  activeColumn: number | null
  /** What was typed to begin with; null while nothing is edited. */
  editing: string | null
  isSaving: (studentId: number, place: number) => boolean
  onChoose: (cell: Cell) => void
  onOpen: (cell: Cell) => void
  onEdit: () => void
  onEnter: (points: number | null) => void
}

export function GridRow(props: GridRowProps) {
  const { line, row, assignments, sides, firstColumn, lastColumn, activeColumn, editing } = props
  const { student, average } = line
  const percent = usePercent()
  const cell = (column: number) => ({
    cell: { row: row + FIRST_STUDENT, column },
    isActive: column === activeColumn,
    onChoose: props.onChoose,
    onOpen: props.onOpen,
  })
  const activePlace = activeColumn === null ? -1 : activeColumn - FIRST_ASSIGNMENT
  const places = Array.from({ length: lastColumn - firstColumn }, (_, place) => firstColumn + place)
  if (activePlace >= 0 && !places.includes(activePlace)) places.push(activePlace)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out the columns that are not in sight
    // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
    <div
      role="row"
      aria-rowindex={row + FIRST_STUDENT + 1}
      className="absolute left-0 flex w-full"
      style={{ top: row * ROW_HEIGHT, height: ROW_HEIGHT }}
    >
      <GridCell
        {...cell(0)}
        role="rowheader"
        stickyLeft={0}
        width={sides.name}
        className="bg-surface font-medium"
      >
        <span className="truncate">{`${student.lastName}, ${student.firstName}`}</span>
      </GridCell>
      <GridCell
        {...cell(1)}
        stickyLeft={sides.isWide ? sides.name : null}
        width={sides.average}
        className="justify-end bg-surface font-heading font-medium tabular-nums"
      >
        {percent(average)}
      </GridCell>
      {places.map((place) => {
        const assignment = assignments[place]
        if (!assignment) return null
        return (
          <GridCell
            key={assignment.id}
            {...cell(place + FIRST_ASSIGNMENT)}
            left={sides.name + sides.average + place * COLUMN_WIDTH}
            width={COLUMN_WIDTH}
            className={`justify-end ${props.isSaving(student.id, place) ? 'opacity-60' : ''}`}
          >
            {editing !== null && place === activePlace ? (
              <PointsEditor
                student={student}
                assignment={assignment}
                place={place}
                typed={editing}
                onEnter={props.onEnter}
              />
            ) : (
              <WorkCell student={student} assignment={assignment} place={place} />
            )}
          </GridCell>
        )
      })}
    </div>
  )
}

type PointsEditorProps = {
  student: GradebookStudent
  assignment: GradebookAssignment
  place: number
  /** The digit that began it; empty when the points that are there are to be changed. */
  typed: string
  /** Null: nothing is to be changed. */
  onEnter: (points: number | null) => void
}

/** Points in the cell itself: Enter saves and goes down, Escape leaves it as it was. */
function PointsEditor({ student, assignment, place, typed, onEnter }: PointsEditorProps) {
  const { t } = useTranslation('gradebook')
  const before = student.grades[place] ?? null
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
        name: `${student.firstName} ${student.lastName}`,
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
