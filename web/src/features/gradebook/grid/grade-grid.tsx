import { useNavigate } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import type { AppTarget } from '../../../kit/navigation/app-target.ts'
import type { Book, BookSort } from '../arrange-book.ts'
import { canEditInPlace } from '../can-edit.ts'
import { useEnterPoints } from '../gradebook.data.ts'
import { CellBar } from './cell-bar.tsx'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import {
  type Cell,
  COLUMN_WIDTH,
  FIRST_ASSIGNMENT,
  FIRST_PUPIL,
  findSides,
  moveCell,
  ROW_HEIGHT,
  scrollTo,
} from './layout.ts'
import { useFrame } from './use-frame.ts'

type GradeGridProps = { book: Gradebook; shown: Book; sort: BookSort; onSort: (sort: BookSort) => void }

/** Rows a page key moves by. */
const PAGE = 10

/** A table of which only what is in sight is drawn; the keyboard goes from cell to cell. */
export function GradeGrid({ book, shown, sort, onSort }: GradeGridProps) {
  const { t } = useTranslation('gradebook')
  const navigate = useNavigate()
  const scroller = useRef<HTMLDivElement>(null)
  const [columns, rows] = [book.assignments.length, shown.rows.length]
  const { range, width } = useFrame(scroller, rows, columns)
  const [chosen, setChosen] = useState<Cell>({ row: FIRST_PUPIL, column: FIRST_ASSIGNMENT })
  const [isEditing, setEditing] = useState<string | null>(null)
  const wantsFocus = useRef(false)
  const points = useEnterPoints(book)
  // Fewer rows after a filter: the cell stays inside the table.
  const active = { row: Math.min(chosen.row, rows + FIRST_PUPIL - 1), column: chosen.column }
  const sides = findSides(width)
  const place = active.column - FIRST_ASSIGNMENT
  const pupil = shown.rows[active.row - FIRST_PUPIL]?.pupil
  const assignment = book.assignments[place]
  const canEdit = pupil && assignment ? canEditInPlace(assignment, pupil, place) : false

  useEffect(() => {
    if (!wantsFocus.current || isEditing !== null) return
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`)
    if (!cell) return
    cell.focus({ preventScroll: true })
    wantsFocus.current = false
  })

  function choose(cell: Cell) {
    const element = scroller.current
    if (!element) return
    const { scrollTop: top, scrollLeft: left, clientWidth, clientHeight: height } = element
    const to = scrollTo(cell, { top, left, width: clientWidth, height })
    element.scrollTo({ ...to, behavior: 'instant' })
    wantsFocus.current = true
    setEditing(null)
    setChosen(cell)
  }

  function open({ row, column }: Cell) {
    const wanted = shown.rows[row - FIRST_PUPIL]?.pupil
    const given = book.assignments[column - FIRST_ASSIGNMENT]
    if (row === 0 && column < FIRST_ASSIGNMENT) {
      const by = column === 0 ? 'name' : 'average'
      return onSort({ by, isDescending: sort.by === by && !sort.isDescending })
    }
    const target: AppTarget | undefined =
      row < FIRST_PUPIL
        ? given && { to: '/teacher/assignments/$id', params: { id: String(given.id) } }
        : column < FIRST_ASSIGNMENT
          ? wanted && { to: '/teacher/students/$id', params: { id: String(wanted.id) } }
          : given &&
            wanted && {
              to: '/teacher/assignments/$id/grade/$studentId',
              params: { id: String(given.id), studentId: String(wanted.id) },
            }
    if (target) void navigate(target)
  }

  function handleKey(event: KeyboardEvent) {
    if (isEditing !== null) return
    const isControl = event.ctrlKey || event.metaKey
    const next = moveCell(event.key, isControl, active, { rows, columns, page: PAGE })
    if (next) choose(next)
    else if (event.key === 'Enter') open(active)
    else if (canEdit && !isControl && (event.key === 'F2' || /^\d$/.test(event.key)))
      setEditing(event.key === 'F2' ? '' : event.key)
    else return
    event.preventDefault()
  }

  function enter(value: number | null) {
    wantsFocus.current = true
    setEditing(null)
    if (value === null || !pupil) return
    points.enter({ pupil, place, points: value })
    setChosen(moveCell('ArrowDown', false, active, { rows, columns, page: PAGE }) ?? active)
  }

  const drawn = Array.from({ length: range.lastRow - range.firstRow }, (_, row) => range.firstRow + row)
  const activeRow = active.row - FIRST_PUPIL
  // The cell with the focus stays drawn wherever one scrolls, else the keyboard would lose its place.
  if (activeRow >= 0 && !drawn.includes(activeRow)) drawn.push(activeRow)
  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out what is not in sight */}
      <div
        ref={scroller}
        role="grid"
        aria-label={t('grid', { name: book.className })}
        aria-rowcount={rows + FIRST_PUPIL}
        aria-colcount={columns + FIRST_ASSIGNMENT}
        tabIndex={-1}
        onKeyDown={handleKey}
        className="relative max-h-[max(20rem,calc(100dvh-29rem))] overflow-auto overscroll-contain rounded-card border border-border bg-surface print:hidden"
      >
        <div style={{ width: sides.name + sides.average + columns * COLUMN_WIDTH }}>
          <GridHead
            book={book}
            averages={shown.averages}
            classAverage={shown.classAverage}
            sort={sort}
            sides={sides}
            range={range}
            active={active}
            onChoose={choose}
            onOpen={open}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out the rows that are not in sight */}
          <div role="rowgroup" className="relative" style={{ height: rows * ROW_HEIGHT }}>
            {drawn.map((row) => {
              const line = shown.rows[row]
              return (
                line && (
                  <GridRow
                    key={line.pupil.id}
                    line={line}
                    row={row}
                    assignments={book.assignments}
                    sides={sides}
                    firstColumn={range.firstColumn}
                    lastColumn={range.lastColumn}
                    activeColumn={row === activeRow ? active.column : null}
                    editing={row === activeRow ? isEditing : null}
                    isSaving={points.isSaving}
                    onChoose={choose}
                    onOpen={open}
                    onEdit={() => setEditing('')}
                    onEnter={enter}
                  />
                )
              )
            })}
          </div>
        </div>
      </div>
      <p className="text-muted print:hidden">
        <Clock aria-hidden="true" className="me-1.5 inline size-4 align-text-bottom" />
        {`${t('late')}\u00a0· ${t('averageHow')}`}
      </p>
      <CellBar
        pupil={pupil}
        assignment={assignment}
        place={place}
        onOpen={() => open(active)}
        onEdit={canEdit ? () => setEditing('') : null}
      />
    </div>
  )
}
