import { useNavigate } from '@tanstack/react-router'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook, GradebookStudent } from '#contract/teaching/gradebook.ts'
import type { AppTarget } from '../../../kit/navigation/app-target.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type Book, type BookSort, canEditInPlace } from '../arrange-book.ts'
import { readPasted } from '../points/paste-points.ts'
import type { useEnterPoints } from '../points/use-enter-points.ts'
import { CellBar } from './cell-bar.tsx'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import {
  type Cell,
  COLUMN_WIDTH,
  FIRST_ASSIGNMENT,
  FIRST_STUDENT,
  type Frame,
  findRange,
  findSides,
  isSameRange,
  moveCell,
  ROW_HEIGHT,
  scrollTo,
} from './layout.ts'
import type { PointsEntry } from './points-editor.tsx'

type GradeGridProps = {
  book: Gradebook
  shown: Book
  sort: BookSort
  points: Pick<ReturnType<typeof useEnterPoints>, 'enter' | 'undo' | 'isSaving'>
  onSort: (sort: BookSort) => void
  /** What the score of a student is made of. */
  onStudent: (studentId: number) => void
  /** The comment and the history of a cell. */
  onComment: (studentId: number, assignmentId: number) => void
}

const MOVE_KEYS = { down: 'ArrowDown', up: 'ArrowUp', right: 'ArrowRight', left: 'ArrowLeft' } as const

/** Rows a page key moves by. */
const PAGE = 10

/** A table of which only what is in sight is drawn; the keyboard goes from cell to cell. */
export function GradeGrid({ book, shown, sort, points, onSort, onStudent, onComment }: GradeGridProps) {
  const { t } = useTranslation('gradebook')
  const navigate = useNavigate()
  const scroller = useRef<HTMLDivElement>(null)
  const [columns, rows] = [book.assignments.length, shown.rows.length]
  const { range, width } = useFrame(scroller, rows, columns)
  const [chosen, setChosen] = useState<Cell>({ row: FIRST_STUDENT, column: FIRST_ASSIGNMENT })
  const [isEditing, setEditing] = useState<string | null>(null)
  const wantsFocus = useRef(false)
  // Fewer rows after a filter: the cell stays inside the table.
  const active = { row: Math.min(chosen.row, rows + FIRST_STUDENT - 1), column: chosen.column }
  const sides = findSides(width)
  const place = active.column - FIRST_ASSIGNMENT
  const student = shown.rows[active.row - FIRST_STUDENT]?.student
  const assignment = book.assignments[place]
  const canEdit = student && assignment ? canEditInPlace(assignment, student, place) : false

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
    const wanted = shown.rows[row - FIRST_STUDENT]?.student
    const given = book.assignments[column - FIRST_ASSIGNMENT]
    if (row === 0 && column < FIRST_ASSIGNMENT) {
      const by = column === 0 ? 'name' : 'average'
      return onSort({ by, isDescending: sort.by === by && !sort.isDescending })
    }
    if (wanted && column === 1) return onStudent(wanted.id)
    const target: AppTarget | undefined =
      row < FIRST_STUDENT
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
    else if (isControl && event.key.toLowerCase() === 'z') points.undo?.()
    else if (event.key === 'Enter' && (isControl || !canEdit)) open(active)
    else if (event.key === 'F2' && event.shiftKey) openComment()
    else if (event.key === 'Enter' || event.key === 'F2') setEditing(canEdit ? '' : null)
    else if (canEdit && !isControl && /^\d$/.test(event.key)) setEditing(event.key)
    else return
    event.preventDefault()
  }

  function openComment() {
    if (student && assignment) onComment(student.id, assignment.id)
  }

  function paste(event: ClipboardEvent) {
    if (isEditing !== null || place < 0 || !student) return
    event.preventDefault()
    const students = shown.rows.map((line) => line.student)
    const { changes, refused } = readPasted(event.clipboardData.getData('text/plain'), {
      students,
      assignments: book.assignments,
      row: active.row - FIRST_STUDENT,
      place,
    })
    if (changes.length > 0) points.enter(changes)
    const pasted = t('pasted', { count: changes.length })
    toast({
      title: pasted,
      ...(refused > 0 && { description: t('pasteRefused', { count: refused }), variant: 'destructive' }),
    })
  }

  function enter({ points: value, move }: PointsEntry) {
    setEditing(null)
    if (value !== null && student && assignment)
      points.enter([{ studentId: student.id, assignmentId: assignment.id, points: value }])
    if (move === 'away') return
    wantsFocus.current = true
    if (move === 'stay') return
    choose(moveCell(MOVE_KEYS[move], false, active, { rows, columns, page: PAGE }) ?? active)
  }

  const namesakes = findNamesakes(book.pupils)
  const drawn = Array.from({ length: range.lastRow - range.firstRow }, (_, row) => range.firstRow + row)
  const activeRow = active.row - FIRST_STUDENT
  // The cell with the focus stays drawn wherever one scrolls, else the keyboard would lose its place.
  if (activeRow >= 0 && !drawn.includes(activeRow)) drawn.push(activeRow)
  return (
    <div className="flex flex-col gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out what is not in sight */}
      <div
        ref={scroller}
        role="grid"
        aria-label={t('grid', { name: book.className })}
        aria-rowcount={rows + FIRST_STUDENT}
        aria-colcount={columns + FIRST_ASSIGNMENT}
        tabIndex={-1}
        onKeyDown={handleKey}
        onPaste={paste}
        className="relative max-h-[max(20rem,calc(100dvh-17rem))] overflow-auto overscroll-contain rounded-card border border-border bg-surface print:hidden"
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
                    key={line.student.id}
                    line={line}
                    row={row}
                    assignments={book.assignments}
                    sides={sides}
                    firstColumn={range.firstColumn}
                    lastColumn={range.lastColumn}
                    activeColumn={row === activeRow ? active.column : null}
                    editing={row === activeRow ? isEditing : null}
                    hasNamesake={namesakes.has(`${line.student.lastName}, ${line.student.firstName}`)}
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
      <CellBar
        book={book}
        shown={shown}
        cell={active}
        onOpen={() => open(active)}
        onEdit={canEdit ? () => setEditing('') : null}
        onComment={openComment}
        onUndo={points.undo}
      />
    </div>
  )
}

/** Names that more than one student has. */
function findNamesakes(students: readonly GradebookStudent[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { lastName, firstName } of students) {
    const name = `${lastName}, ${firstName}`
    if (seen.has(name)) shared.add(name)
    seen.add(name)
  }
  return shared
}

/** The part of a table that is in sight; what is drawn changes in steps, not with every pixel. */
function useFrame(scroller: RefObject<HTMLElement | null>, rows: number, columns: number) {
  const [frame, setFrame] = useState<Frame>({ top: 0, left: 0, width: 1024, height: 640 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = element
      const next = { top, left, width, height }
      setFrame((before) =>
        before.width === width &&
        isSameRange(findRange(before, rows, columns), findRange(next, rows, columns))
          ? before
          : next,
      )
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, rows, columns])
  return { range: findRange(frame, rows, columns), width: frame.width }
}
