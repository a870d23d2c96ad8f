import { type Box, type Drawing, type Outline, type Point, round, type ShapeKind } from './drawing.ts'

/** The tools that put something new on the canvas. */
export type DrawingTool = Exclude<ShapeKind, 'piece'>

/** What a drag from one point to another draws. */
export function stretchShape(tool: Exclude<DrawingTool, 'pen'>, from: Point, to: Point): Outline {
  const [start, end] = [roundPoint(from), roundPoint(to)]
  if (tool === 'line') return { kind: 'line', from: start, to: end }
  const box: Box = {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: round(Math.abs(end.x - start.x)),
    height: round(Math.abs(end.y - start.y)),
  }
  return { kind: tool, box }
}

/** For those who draw without a pointer, and for a mere click: something of a good size around a point. */
export function placeShape(tool: DrawingTool, { width, height }: Drawing, around?: Point): Outline {
  const side = Math.min(width, height) / 3
  const middle = around ?? { x: width / 2, y: height / 2 }
  const from = { x: middle.x - side / 2, y: middle.y - side / 2 }
  const to = { x: middle.x + side / 2, y: middle.y + side / 2 }
  if (tool === 'pen') return { kind: 'pen', points: traceWave(from, side) }
  return tool === 'line'
    ? { kind: 'line', from: roundPoint({ ...from, y: middle.y }), to: roundPoint({ ...to, y: middle.y }) }
    : stretchShape(tool, from, to)
}

function traceWave({ x, y }: Point, side: number): Point[] {
  return [0, 1, 2, 3, 4].map((step) =>
    roundPoint({ x: x + (side * step) / 4, y: y + side * (step % 2 === 0 ? 0.4 : 0.6) }),
  )
}

function roundPoint({ x, y }: Point): Point {
  return { x: round(x), y: round(y) }
}
