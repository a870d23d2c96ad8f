import { type Monitor, STAGE } from '#engines/kids-code/index.ts'
import type { Brush } from './brush.ts'
import { clip, shorten } from './wrap-text.ts'

type MonitorBox = {
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

const FONT_SIZE = 13
const ROW = 22
const PADDING = 4
const INSET = 7
const LEAST_VALUE = 26
const LIST_WIDTH = 110

/** Values of variables and lists, as the program shows them. */
export function drawMonitors(brush: Brush, monitors: readonly Monitor[]): void {
  if (monitors.length === 0) return
  const { context, textScale } = brush
  context.font = fontOf(brush)
  context.textBaseline = 'middle'
  context.lineWidth = 1
  for (const box of layOutMonitors(monitors, textScale, (monitor) => measure(brush, monitor))) {
    drawBox(brush, box)
    if (box.monitor.kind === 'variable') drawVariable(brush, box, box.monitor)
    else drawList(brush, box, box.monitor)
  }
}

function fontOf({ textScale, colours }: Brush): string {
  return `${FONT_SIZE * textScale}px ${colours.font}`
}

function measure({ context, textScale }: Brush, monitor: Monitor): number {
  const name = context.measureText(monitor.name).width
  if (monitor.kind === 'list') return Math.max(LIST_WIDTH * textScale, name + 2 * INSET)
  const value = context.measureText(clip(String(monitor.value))).width
  return name + Math.max(LEAST_VALUE, value + 2 * INSET) + 3 * INSET
}

function drawBox({ context, colours }: Brush, { x, y, width, height }: MonitorBox): void {
  context.fillStyle = colours.bubble
  context.strokeStyle = colours.line
  context.beginPath()
  context.roundRect(toX(x), toY(y), width, height, 7)
  context.fill()
  context.stroke()
}

function drawVariable(
  brush: Brush,
  { x, y, width, height }: MonitorBox,
  { name, value }: Extract<Monitor, { kind: 'variable' }>,
): void {
  const { context, colours } = brush
  const wished = Math.max(LEAST_VALUE, context.measureText(clip(String(value))).width + 2 * INSET)
  const nameText = cutTo(brush, name, width - 3 * INSET - Math.min(wished, width / 2))
  const nameWidth = context.measureText(nameText).width
  const valueWidth = width - nameWidth - 3 * INSET
  const middle = toY(y + height / 2)
  context.fillStyle = colours.accent
  context.beginPath()
  context.roundRect(toX(x + 2 * INSET + nameWidth), toY(y + PADDING), valueWidth, height - 2 * PADDING, 5)
  context.fill()
  context.textAlign = 'left'
  context.fillStyle = colours.text
  context.fillText(nameText, toX(x + INSET), middle)
  context.textAlign = 'center'
  context.fillStyle = colours.onAccent
  const shown = cutTo(brush, String(value), valueWidth - INSET)
  context.fillText(shown, toX(x + 2 * INSET + nameWidth + valueWidth / 2), middle)
}

function drawList(
  brush: Brush,
  { x, y, width, shownItems }: MonitorBox,
  { name, items, length }: Extract<Monitor, { kind: 'list' }>,
): void {
  const { context, colours, textScale } = brush
  const row = ROW * textScale
  const middleOf = (line: number) => toY(y + PADDING + row * (line + 0.5))
  context.textAlign = 'center'
  context.fillStyle = colours.text
  context.fillText(cutTo(brush, name, width - 2 * INSET), toX(x + width / 2), middleOf(0))
  context.textAlign = 'left'
  items.slice(0, shownItems).forEach((item, index) => {
    context.fillStyle = colours.muted
    context.fillText(String(index + 1), toX(x + INSET), middleOf(index + 1))
    context.fillStyle = colours.text
    const left = x + INSET + 20 * textScale
    context.fillText(
      cutTo(brush, String(item), width - 2 * INSET - 20 * textScale),
      toX(left),
      middleOf(index + 1),
    )
  })
  context.textAlign = 'center'
  context.fillStyle = colours.muted
  context.fillText(String(length), toX(x + width / 2), middleOf(Math.max(1, shownItems) + 1))
}

/** As much of a text as there is room for. */
function cutTo({ context }: Brush, text: string, room: number): string {
  return shorten(text, room, (candidate) => context.measureText(candidate).width)
}

function toX(x: number): number {
  return x - STAGE.width / 2
}

function toY(y: number): number {
  return y - STAGE.height / 2
}
