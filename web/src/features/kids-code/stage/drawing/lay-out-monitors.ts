import { type Monitor, STAGE } from '#engines/kids-code/index.ts'

export type MonitorBox = {
  x: number
  /** From the upper edge of the stage downwards. */
  y: number
  width: number
  height: number
  monitor: Monitor
  /** How many items of a list there is room for. */
  shownItems: number
}

const MARGIN = 6
const GAP = 4
const ROW = 22
const PADDING = 4
const MOST_ITEMS = 7
/** On a small stage, whose letters are large, a list takes no more room than this. */
const FEW_ITEMS = 3
const WIDEST = 200

/** How wide a monitor would like to be. */
type Measure = (monitor: Monitor) => number

/** From the upper left downwards, then in further columns; what does not fit on the stage is left out. */
export function layOutMonitors(
  monitors: readonly Monitor[],
  textScale: number,
  measure: Measure,
): MonitorBox[] {
  const boxes: MonitorBox[] = []
  const row = ROW * textScale
  const mostItems = textScale > 1.25 ? FEW_ITEMS : MOST_ITEMS
  let x = MARGIN
  let y = MARGIN
  let columnWidth = 0
  for (const monitor of monitors) {
    const width = Math.min(WIDEST * textScale, measure(monitor))
    let shownItems = monitor.kind === 'list' ? Math.min(mostItems, monitor.items.length) : 0
    const heightOf = (items: number) =>
      monitor.kind === 'list' ? row * (Math.max(1, items) + 2) + 2 * PADDING : row + 2 * PADDING
    if (y + heightOf(shownItems) > STAGE.height - MARGIN && y > MARGIN) {
      x += columnWidth + GAP
      y = MARGIN
      columnWidth = 0
    }
    while (shownItems > 1 && y + heightOf(shownItems) > STAGE.height - MARGIN) shownItems -= 1
    if (x + width > STAGE.width - MARGIN) break
    boxes.push({ x, y, width, height: heightOf(shownItems), monitor, shownItems })
    y += heightOf(shownItems) + GAP
    columnWidth = Math.max(columnWidth, width)
  }
  return boxes
}
