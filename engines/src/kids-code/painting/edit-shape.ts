import { type Box, type Point, round, type Shape } from './drawing.ts'
import { findBox } from './find-box.ts'
import { combine } from './matrices.ts'

/** Smaller it could not be seen or taken hold of. */
const SMALLEST_SIDE = 2

export function moveShape(shape: Shape, dx: number, dy: number): Shape {
  const box = findBox(shape)
  return fitShape(shape, { ...box, x: box.x + dx, y: box.y + dy })
}

/** From its middle, so that it stays where it is. */
export function growShape(shape: Shape, dWidth: number, dHeight: number): Shape {
  const { x, y, width, height } = findBox(shape)
  const [wider, higher] = [
    width === 0 ? 0 : Math.max(SMALLEST_SIDE, width + dWidth),
    height === 0 ? 0 : Math.max(SMALLEST_SIDE, height + dHeight),
  ]
  return fitShape(shape, {
    x: x - (wider - width) / 2,
    y: y - (higher - height) / 2,
    width: wider,
    height: higher,
  })
}

/** Puts a shape where `target` says. What has no width, as an upright line, gets none. */
export function fitShape(shape: Shape, target: Box): Shape {
  const from = findBox(shape)
  const sx = from.width === 0 ? 1 : Math.max(target.width, SMALLEST_SIDE) / from.width
  const sy = from.height === 0 ? 1 : Math.max(target.height, SMALLEST_SIDE) / from.height
  const place = ({ x, y }: Point): Point => ({
    x: round(target.x + (x - from.x) * sx),
    y: round(target.y + (y - from.y) * sy),
  })
  if (shape.kind === 'pen') return { ...shape, points: shape.points.map(place) }
  if (shape.kind === 'line') return { ...shape, from: place(shape.from), to: place(shape.to) }
  if (shape.kind === 'piece') {
    const outer = [sx, 0, 0, sy, target.x - from.x * sx, target.y - from.y * sy] as const
    return { ...shape, matrix: combine(outer, shape.matrix) }
  }
  const corner = place(shape.box)
  const end = place({ x: shape.box.x + shape.box.width, y: shape.box.y + shape.box.height })
  return { ...shape, box: { ...corner, width: round(end.x - corner.x), height: round(end.y - corner.y) } }
}
