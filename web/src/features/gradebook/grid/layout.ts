/** All in CSS pixels. */
export const ROW_HEIGHT = 28
export const HEAD_HEIGHT = 60
/** Room for “to grade” with the clock of late work, in every language. */
export const COLUMN_WIDTH = 86
const AVERAGE_WIDTH = 90
const WIDE_FROM = 640
/** Drawn beyond the edges, so that a quick hand sees no gaps; also the step in which more is drawn. */
const SPARE_ROWS = 6
const SPARE_COLUMNS = 3

export type Frame = { top: number; left: number; width: number; height: number }
export type Range = { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number }
export type Sides = { name: number; average: number; isWide: boolean }

/** Columns that stay in sight; on a phone the name alone, and narrower. */
export function findSides(width: number): Sides {
  const isWide = width >= WIDE_FROM
  return { name: isWide ? 176 : 132, average: AVERAGE_WIDTH, isWide }
}

/** Which rows and columns are drawn, in steps: scrolling by a few pixels changes nothing. Last ones are exclusive. */
export function findRange(frame: Frame, rows: number, columns: number): Range {
  const stepDown = (value: number, step: number) => Math.floor(value / step) * step
  const { name, average } = findSides(frame.width)
  const firstRow = Math.max(0, stepDown(frame.top / ROW_HEIGHT - SPARE_ROWS, SPARE_ROWS))
  const firstColumn = Math.max(
    0,
    stepDown((frame.left - average) / COLUMN_WIDTH - SPARE_COLUMNS, SPARE_COLUMNS),
  )
  return {
    firstRow,
    lastRow: Math.min(rows, firstRow + Math.ceil(frame.height / ROW_HEIGHT) + 3 * SPARE_ROWS),
    firstColumn,
    lastColumn: Math.min(
      columns,
      firstColumn + Math.ceil((frame.width - name) / COLUMN_WIDTH) + 3 * SPARE_COLUMNS,
    ),
  }
}

export const isSameRange = (a: Range, b: Range) =>
  a.firstRow === b.firstRow &&
  a.lastRow === b.lastRow &&
  a.firstColumn === b.firstColumn &&
  a.lastColumn === b.lastColumn

/** Row 0 is the head, 1 the averages, students follow; column 0 the name, 1 the average, assignments follow. */
export type Cell = { row: number; column: number }
export const FIRST_STUDENT = 2
export const FIRST_ASSIGNMENT = 2

/** Where a key leads; null for a key that does not move. */
export function moveCell(
  key: string,
  isControl: boolean,
  { row, column }: Cell,
  { rows, columns, page }: { rows: number; columns: number; page: number },
): Cell | null {
  const [lastRow, lastColumn] = [rows + FIRST_STUDENT - 1, columns + FIRST_ASSIGNMENT - 1]
  const at = (wantedRow: number, wantedColumn: number) => ({
    row: Math.min(lastRow, Math.max(0, wantedRow)),
    column: Math.min(lastColumn, Math.max(0, wantedColumn)),
  })
  switch (key) {
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowRight':
      return at(row, column + 1)
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'PageDown':
      return at(row + page, column)
    case 'PageUp':
      return at(row - page, column)
    case 'Home':
      return at(isControl ? 0 : row, 0)
    case 'End':
      return at(isControl ? lastRow : row, lastColumn)
    default:
      return null
  }
}

/** Where to scroll so that a cell stands free of what stays in sight; the same place when it does already. */
export function scrollTo({ row, column }: Cell, { top, left, width, height }: Frame) {
  const sides = findSides(width)
  const place = (row - FIRST_STUDENT) * ROW_HEIGHT
  const room = height - HEAD_HEIGHT - ROW_HEIGHT
  const start = sides.average + (column - FIRST_ASSIGNMENT) * COLUMN_WIDTH
  const kept = sides.isWide ? sides.average : 0
  const breadth = width - sides.name
  return {
    top:
      row < FIRST_STUDENT || place >= top
        ? Math.max(top, row < FIRST_STUDENT ? 0 : place + ROW_HEIGHT - room)
        : place,
    left:
      column < FIRST_ASSIGNMENT
        ? column === 1 && !sides.isWide
          ? 0
          : left
        : start - kept < left
          ? start - kept
          : Math.max(left, start + COLUMN_WIDTH - breadth),
  }
}
