import { cos, sin } from '../../arithmetic/index.ts'
import { type Box, type BoxKind, type Point, round, type Shape } from './drawing.ts'

export type SvgElement = { element: string; attributes: Record<string, string> }

/** A shape as SVG. Its id tells what it was when it is read back. */
export function toElement(shape: Shape): SvgElement {
  const { element, attributes } = outlineOf(shape)
  const { fill, stroke, strokeWidth } = shape
  return {
    element,
    attributes: {
      ...attributes,
      fill,
      stroke,
      ...(stroke !== 'none' && { 'stroke-width': write(strokeWidth) }),
    },
  }
}

function outlineOf(shape: Shape): SvgElement {
  if (shape.kind === 'piece') {
    const matrix = shape.matrix.map((value) => Math.round(value * 1000) / 1000)
    const isPlain = matrix.join() === '1,0,0,1,0,0'
    return {
      element: shape.element,
      attributes: { ...shape.geometry, ...(!isPlain && { transform: `matrix(${matrix.join(' ')})` }) },
    }
  }
  if (shape.kind === 'pen')
    return { element: 'path', attributes: { id: `pen-${shape.id}`, d: tracePen(shape.points) } }
  if (shape.kind === 'line') {
    const { from, to } = shape
    return {
      element: 'line',
      attributes: { x1: write(from.x), y1: write(from.y), x2: write(to.x), y2: write(to.y) },
    }
  }
  const { x, y, width, height } = shape.box
  if (shape.kind === 'rectangle') {
    return {
      element: 'rect',
      attributes: { x: write(x), y: write(y), width: write(width), height: write(height) },
    }
  }
  if (shape.kind === 'ellipse') {
    const [rx, ry] = [width / 2, height / 2]
    return {
      element: 'ellipse',
      attributes: { cx: write(x + rx), cy: write(y + ry), rx: write(rx), ry: write(ry) },
    }
  }
  const points = CORNERS[shape.kind].map((corner) => placeIn(shape.box, corner))
  return { element: 'polygon', attributes: { id: `${shape.kind}-${shape.id}`, points: points.join(' ') } }
}

/** Twice as exact as the rest: halves of tenths must survive being read back. */
function write(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function placeIn({ x, y, width, height }: Box, corner: Point): string {
  return `${round(x + corner.x * width)} ${round(y + corner.y * height)}`
}

/** Of a square from 0 to 1; each touches all its four sides. */
const CORNERS: Record<Exclude<BoxKind, 'rectangle' | 'ellipse'>, readonly Point[]> = {
  triangle: [
    { x: 0.5, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  star: listStarCorners(),
}

function listStarCorners(): Point[] {
  const raw = Array.from({ length: 10 }, (_, corner) => {
    const radius = corner % 2 === 0 ? 1 : 0.45
    const angle = (corner * Math.PI) / 5 - Math.PI / 2
    return { x: radius * cos(angle), y: radius * sin(angle) }
  })
  const [left, top] = [Math.min(...raw.map(({ x }) => x)), Math.min(...raw.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...raw.map(({ x }) => x)), Math.max(...raw.map(({ y }) => y))]
  return raw.map(({ x, y }) => ({ x: (x - left) / (right - left), y: (y - top) / (bottom - top) }))
}

/** A soft line: each point but the first and the last is the handle of a curve between the middles beside it. */
export function tracePen(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const last = rest.at(-1) ?? first
  const curves = rest.slice(0, -1).map((point, place) => {
    const next = rest[place + 1] ?? point
    return `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`
  })
  // A single touch of the pen is a dot.
  const end =
    rest.length === 0 ? `${round(last.x + 0.1)} ${round(last.y)}` : `${round(last.x)} ${round(last.y)}`
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}L${end}`
}

/** The points of a line that `tracePen` wrote; nothing for any other path. */
export function readPen(d: string): Point[] | undefined {
  if (!/^M[^MQL]+(?:Q[^MQL]+)*L[^MQL]+$/.test(d)) return undefined
  return [...d.matchAll(/[MQL](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}
