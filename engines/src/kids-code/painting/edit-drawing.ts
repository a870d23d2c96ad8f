import { type Drawing, MOST_SHAPES, NO_COLOR, type Outline, type Paint, type Shape } from './drawing.ts'
import { moveShape } from './edit-shape.ts'
import { findBox } from './find-box.ts'

/** How much of a shape stays on the canvas, so that it can be taken hold of. */
const STAYS_INSIDE = 4
const COPY_LIES_BESIDE = 8

function nextId({ shapes }: Drawing): number {
  return 1 + Math.max(0, ...shapes.map(({ id }) => id))
}

/** In front of all others. A full drawing stays as it is. */
export function addShape(drawing: Drawing, shape: Outline & Paint): { drawing: Drawing; id: number | null } {
  if (drawing.shapes.length >= MOST_SHAPES) return { drawing, id: null }
  const id = nextId(drawing)
  return { drawing: { ...drawing, shapes: [...drawing.shapes, { ...shape, id }] }, id }
}

export function removeShape(drawing: Drawing, id: number): Drawing {
  const shapes = drawing.shapes.filter((shape) => shape.id !== id)
  return shapes.length === drawing.shapes.length ? drawing : { ...drawing, shapes }
}

export function clearDrawing(drawing: Drawing): Drawing {
  return drawing.shapes.length === 0 ? drawing : { ...drawing, shapes: [] }
}

/** A part of it always stays on the canvas. */
export function changeShape(drawing: Drawing, id: number, change: (shape: Shape) => Shape): Drawing {
  const shapes = drawing.shapes.map((shape) => (shape.id === id ? keepInside(drawing, change(shape)) : shape))
  return shapes.some((shape, place) => shape !== drawing.shapes[place]) ? { ...drawing, shapes } : drawing
}

function keepInside({ width, height }: Drawing, shape: Shape): Shape {
  const box = findBox(shape)
  const dx = findWayBack(box.x, box.width, width)
  const dy = findWayBack(box.y, box.height, height)
  return dx === 0 && dy === 0 ? shape : moveShape(shape, dx, dy)
}

function findWayBack(start: number, length: number, room: number): number {
  if (start + length < STAYS_INSIDE) return STAYS_INSIDE - start - length
  return start > room - STAYS_INSIDE ? room - STAYS_INSIDE - start : 0
}

/** The inside of what has one, the line of what is a line. */
export function fillShape(drawing: Drawing, id: number, color: string): Drawing {
  return changeShape(drawing, id, (shape) =>
    shape.kind === 'line' || (shape.kind === 'piece' && shape.fill === NO_COLOR && shape.stroke !== NO_COLOR)
      ? { ...shape, stroke: color }
      : { ...shape, fill: color },
  )
}

/** The whole canvas behind everything. */
export function fillBehind(drawing: Drawing, color: string): Drawing {
  const { width, height } = drawing
  const [first] = drawing.shapes
  const box = { x: 0, y: 0, width, height }
  const isSheet =
    first?.kind === 'rectangle' &&
    first.box.x <= 0 &&
    first.box.y <= 0 &&
    first.box.width >= width &&
    first.box.height >= height
  if (isSheet) return changeShape(drawing, first.id, (shape) => ({ ...shape, fill: color }))
  const sheet: Shape = {
    id: nextId(drawing),
    kind: 'rectangle',
    box,
    fill: color,
    stroke: NO_COLOR,
    strokeWidth: 0,
  }
  return { ...drawing, shapes: [sheet, ...drawing.shapes] }
}

/** `steps`: 1 is one further to the front, -1 one further back. */
export function reorderShape(drawing: Drawing, id: number, steps: number): Drawing {
  const from = drawing.shapes.findIndex((shape) => shape.id === id)
  const shape = drawing.shapes[from]
  const to = Math.min(drawing.shapes.length - 1, Math.max(0, from + steps))
  if (!shape || to === from) return drawing
  return { ...drawing, shapes: drawing.shapes.toSpliced(from, 1).toSpliced(to, 0, shape) }
}

/** A copy in front of all others, a little beside. */
export function duplicateShape(drawing: Drawing, id: number): { drawing: Drawing; id: number | null } {
  const shape = drawing.shapes.find((one) => one.id === id)
  if (!shape) return { drawing, id: null }
  const made = addShape(drawing, shape)
  if (made.id === null) return made
  const beside = (copy: Shape) => moveShape(copy, COPY_LIES_BESIDE, COPY_LIES_BESIDE)
  return { ...made, drawing: changeShape(made.drawing, made.id, beside) }
}
