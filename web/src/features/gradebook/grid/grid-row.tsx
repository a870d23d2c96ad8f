import type { GradebookAssignment } from '#contract/teaching/gradebook.ts'
import type { BookRow } from '../arrange-book.ts'
import { usePercent } from '../use-percent.ts'
import { GridCell } from './grid-cell.tsx'
import { type Cell, COLUMN_WIDTH, FIRST_ASSIGNMENT, FIRST_PUPIL, ROW_HEIGHT, type Sides } from './layout.ts'
import { PointsEditor } from './points-editor.tsx'
import { WorkCell } from './work-cell.tsx'

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
  isSaving: (pupilId: number, place: number) => boolean
  onChoose: (cell: Cell) => void
  onOpen: (cell: Cell) => void
  onEdit: () => void
  onEnter: (points: number | null) => void
}

export function GridRow(props: GridRowProps) {
  const { line, row, assignments, sides, firstColumn, lastColumn, activeColumn, editing } = props
  const { pupil, average } = line
  const percent = usePercent()
  const cell = (column: number) => ({
    cell: { row: row + FIRST_PUPIL, column },
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
      aria-rowindex={row + FIRST_PUPIL + 1}
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
        <span className="truncate">{`${pupil.lastName}, ${pupil.firstName}`}</span>
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
            className={`justify-end ${props.isSaving(pupil.id, place) ? 'opacity-60' : ''}`}
          >
            {editing !== null && place === activePlace ? (
              <PointsEditor
                pupil={pupil}
                assignment={assignment}
                place={place}
                typed={editing}
                onEnter={props.onEnter}
              />
            ) : (
              <WorkCell pupil={pupil} assignment={assignment} place={place} />
            )}
          </GridCell>
        )
      })}
    </div>
  )
}
