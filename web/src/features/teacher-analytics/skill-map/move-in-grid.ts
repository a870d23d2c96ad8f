/** A place in the grid; row −1 holds the names of the skills, column −1 those of the students. */
export type Place = { row: number; column: number }

type Size = { rows: number; columns: number }
type Press = { key: string; ctrlKey: boolean; metaKey: boolean }

const PAGE_ROWS = 10

/** Where a key leads (APG grid pattern); null for keys that are not about moving. */
export function moveInGrid({ row, column }: Place, { rows, columns }: Size, press: Press): Place | null {
  const isFar = press.ctrlKey || press.metaKey
  const clampRow = (next: number) => Math.max(-1, Math.min(rows - 1, next))
  const clampColumn = (next: number) => Math.max(-1, Math.min(columns - 1, next))
  switch (press.key) {
    case 'ArrowRight':
      return { row, column: clampColumn(column + 1) }
    case 'ArrowLeft':
      return { row, column: clampColumn(column - 1) }
    case 'ArrowDown':
      return { row: clampRow(row + 1), column }
    case 'ArrowUp':
      return { row: clampRow(row - 1), column }
    case 'PageDown':
      return { row: clampRow(row + PAGE_ROWS), column }
    case 'PageUp':
      return { row: clampRow(row - PAGE_ROWS), column }
    case 'Home':
      return { row: isFar ? -1 : row, column: -1 }
    case 'End':
      return { row: isFar ? rows - 1 : row, column: columns - 1 }
    default:
      return null
  }
}

export const ROW_PX = 44
/** Drawn above and below what is in sight. */
const SPARE_ROWS = 6

/** The rows to draw: those in sight and a few around them. */
export function findWindow(
  scrollTopPx: number,
  heightPx: number,
  rows: number,
): { from: number; to: number } {
  const first = Math.floor(scrollTopPx / ROW_PX)
  const from = Math.max(0, Math.min(rows, first - SPARE_ROWS))
  return { from, to: Math.min(rows, first + Math.ceil(heightPx / ROW_PX) + SPARE_ROWS) }
}
