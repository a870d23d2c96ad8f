import {
  addShape,
  type Box,
  changeShape,
  type Drawing,
  type DrawingTool,
  findBox,
  fitShape,
  moveShape,
  NO_COLOR,
  type Outline,
  type Paint,
  type Point,
  placeShape,
  removeShape,
  simplifyPoints,
  stretchShape,
} from '#engines/kids-code/painting/index.ts'

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof CORNERS)[number]

/** What a finger or the mouse is doing, from where to where. */
export type Gesture =
  | { type: 'draw'; tool: DrawingTool; points: readonly Point[] }
  | { type: 'move'; id: number; from: Point; to: Point }
  | { type: 'resize'; id: number; corner: Corner; from: Point; to: Point }
  | { type: 'erase'; ids: readonly number[] }

/** A hand is never quite still: less than this was a click. */
const CLICK_REACH = 3
const PEN_TOLERANCE = 0.5

type Outcome = { drawing: Drawing; id: number | null }

/** What a gesture makes of a drawing: shown while it lasts, and kept when it ends. */
export function applyGesture(drawing: Drawing, gesture: Gesture, paint: Paint): Outcome {
  if (gesture.type === 'erase') return { drawing: gesture.ids.reduce(removeShape, drawing), id: null }
  if (gesture.type === 'draw') {
    const outline = outlineOf(drawing, gesture)
    return addShape(drawing, { ...outline, ...paintFor(outline.kind, paint) })
  }
  const { id } = gesture
  if (gesture.type === 'move') {
    const { from, to } = gesture
    return {
      drawing: changeShape(drawing, id, (shape) => moveShape(shape, to.x - from.x, to.y - from.y)),
      id,
    }
  }
  const { corner, from, to } = gesture
  const way = { x: to.x - from.x, y: to.y - from.y }
  return {
    drawing: changeShape(drawing, id, (shape) => fitShape(shape, stretchBox(findBox(shape), corner, way))),
    id,
  }
}

function outlineOf(drawing: Drawing, { tool, points }: Extract<Gesture, { type: 'draw' }>): Outline {
  const [first = { x: 0, y: 0 }] = points
  const last = points.at(-1) ?? first
  if (tool === 'pen') return { kind: 'pen', points: simplifyPoints(points, PEN_TOLERANCE) }
  const isClick = Math.hypot(last.x - first.x, last.y - first.y) < CLICK_REACH
  return isClick ? placeShape(tool, drawing, first) : stretchShape(tool, first, last)
}

/** Lines have no inside, and a shape without any color could not be seen. */
export function paintFor(kind: Outline['kind'], { fill, stroke, strokeWidth }: Paint): Paint {
  if (kind === 'pen' || kind === 'line')
    return { fill: NO_COLOR, stroke: stroke === NO_COLOR ? visible(fill) : stroke, strokeWidth }
  return { fill: stroke === NO_COLOR ? visible(fill) : fill, stroke, strokeWidth }
}

function visible(color: string): string {
  return color === NO_COLOR ? '#2b2840' : color
}

/** The opposite corner stays where it is. */
export function stretchBox({ x, y, width, height }: Box, corner: Corner, way: Point): Box {
  const dx = corner.endsWith('w') ? Math.min(way.x, width - 2) : Math.max(way.x, 2 - width)
  const dy = corner.startsWith('n') ? Math.min(way.y, height - 2) : Math.max(way.y, 2 - height)
  return {
    x: corner.endsWith('w') ? x + dx : x,
    y: corner.startsWith('n') ? y + dy : y,
    width: corner.endsWith('w') ? width - dx : width + dx,
    height: corner.startsWith('n') ? height - dy : height + dy,
  }
}
