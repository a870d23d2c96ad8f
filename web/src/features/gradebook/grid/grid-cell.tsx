import type { ReactNode } from 'react'
import type { Cell } from './layout.ts'

type GridCellProps = {
  cell: Cell
  role?: 'gridcell' | 'columnheader' | 'rowheader'
  isActive: boolean
  width: number
  /** Stays in sight at this distance from the left edge. */
  stickyLeft?: number | null
  /** Stands at this distance from the beginning of the row. */
  left?: number
  /** Nothing is typed into it. */
  isReadOnly?: boolean
  sort?: 'ascending' | 'descending' | undefined
  className?: string
  onChoose: (cell: Cell) => void
  onOpen: (cell: Cell) => void
  children: ReactNode
}

export function GridCell(props: GridCellProps) {
  const { cell, role = 'gridcell', isActive, width, stickyLeft, left, sort, onChoose, onOpen } = props
  const isSticky = stickyLeft !== undefined && stickyLeft !== null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the grid
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is one of three of a grid
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is one of three of a grid
    <div
      role={role}
      data-cell={`${cell.row} ${cell.column}`}
      aria-colindex={cell.column + 1}
      aria-sort={sort}
      aria-readonly={props.isReadOnly}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onChoose(cell)}
      onDoubleClick={() => onOpen(cell)}
      className={`flex h-full shrink-0 items-center border-border border-e border-b px-1 text-sm focus-visible:-outline-offset-3 ${isSticky ? 'sticky z-10' : left === undefined ? '' : 'absolute top-0'} ${props.className ?? ''}`}
      style={{ width, ...(isSticky && { left: stickyLeft }), ...(left !== undefined && { left }) }}
    >
      {props.children}
    </div>
  )
}
