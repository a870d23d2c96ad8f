import { Check, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { isLate } from '#contract/teaching/read-states.ts'
import type { WorkState } from '#engines/assignments/index.ts'
import { type BookRow, canEditInPlace } from '../arrange-book.ts'
import { useCellWords, usePercent } from '../use-cell-words.ts'
import { GridCell } from './grid-cell.tsx'
import { type Cell, COLUMN_WIDTH, FIRST_ASSIGNMENT, FIRST_STUDENT, ROW_HEIGHT, type Sides } from './layout.ts'
import { PointsEditor, type PointsEntry } from './points-editor.tsx'

const INKS: Record<WorkState, string> = {
  notDue: 'text-muted',
  missing: 'text-destructive-ink',
  handedIn: 'font-medium text-info-ink',
  returned: 'text-warning-ink',
  graded: 'font-heading font-medium tabular-nums',
  excused: 'text-muted italic',
}

type WorkCellProps = {
  student: GradebookStudent
  assignment: GradebookAssignment
  place: number
  isDropped: boolean
}

function WorkCell({ student, assignment, place, isDropped }: WorkCellProps) {
  const { t } = useTranslation('gradebook')
  const words = useCellWords()(student, assignment, place)
  const hasComment = student.commented.includes(assignment.id)
  // In a word it is wider than a column, in German twice so.
  const isDone = words.state === 'graded' && assignment.kind === 'lesson'
  const ink = words.state ? INKS[words.state] : ''
  const notes = [isDropped && t('dropped'), hasComment && t('commented')].filter(Boolean)
  return (
    <>
      {hasComment && (
        // A corner, as spreadsheets mark a note: a picture would lie over points that come late.
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 border-s-8 border-s-transparent border-t-8 border-t-brand"
        />
      )}
      {isLate(student, place) && <Clock aria-hidden="true" className="me-0.5 size-3 shrink-0 text-muted" />}
      <span
        aria-hidden="true"
        title={[words.short, words.attempts].filter(Boolean).join(' · ')}
        className={`truncate ${isDropped ? 'text-muted line-through' : ink}`}
      >
        {isDone ? <Check className="size-4" /> : words.short}
      </span>
      {words.attempts && (
        <span aria-hidden="true" className="ms-1 text-muted text-xs">
          {`×${student.attempts[assignment.id]}`}
        </span>
      )}
      <span className="sr-only">{[words.long, ...notes].join(', ')}</span>
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
  /** Usernames are shown beside names that two students share. */
  hasNamesake: boolean
  isSaving: (studentId: number, assignmentId: number) => boolean
  onChoose: (cell: Cell) => void
  onOpen: (cell: Cell) => void
  onEdit: () => void
  onEnter: (entry: PointsEntry) => void
}

export function GridRow(props: GridRowProps) {
  const { line, row, assignments, sides, firstColumn, lastColumn, activeColumn, editing } = props
  const { student, score, average, band } = line
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
        <span
          className="truncate"
          title={`${student.lastName}, ${student.firstName} (${student.username})`}
        >{`${student.lastName}, ${student.firstName}${props.hasNamesake ? ` (${student.username})` : ''}`}</span>
      </GridCell>
      <GridCell
        {...cell(1)}
        stickyLeft={sides.isWide ? sides.name : null}
        width={sides.average}
        className="justify-end gap-1.5 bg-surface font-heading font-medium tabular-nums"
      >
        {band !== null && <span className="truncate text-muted">{band}</span>}
        {percent(average)}
      </GridCell>
      {places.map((place) => {
        const assignment = assignments[place]
        if (!assignment) return null
        return (
          <GridCell
            key={assignment.id}
            {...cell(place + FIRST_ASSIGNMENT)}
            isReadOnly={!canEditInPlace(assignment, student, place)}
            left={sides.name + sides.average + place * COLUMN_WIDTH}
            width={COLUMN_WIDTH}
            className={`justify-end ${props.isSaving(student.id, assignment.id) ? 'opacity-60' : ''}`}
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
              <WorkCell
                student={student}
                assignment={assignment}
                place={place}
                isDropped={score.dropped.has(place)}
              />
            )}
          </GridCell>
        )
      })}
    </div>
  )
}
