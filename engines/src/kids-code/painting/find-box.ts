import { hypot } from '../../arithmetic/index.ts'
import type { Box, Drawing, Point, Shape } from './drawing.ts'
import { NO_COLOR } from './drawing.ts'
import { applyMatrix, readNumbers } from './matrices.ts'
import { listPathPoints } from './path-points.ts'

/** Where a shape lies, without the width of its line. */
export function findBox(shape: Shape): Box {
  if (shape.kind === 'pen') return boxAround(shape.points)
  if (shape.kind === 'line') return boxAround([shape.from, shape.to])
  if (shape.kind !== 'piece') return shape.box
  return boxAround(
    listPieceCorners(shape.element, shape.geometry).map((point) => applyMatrix(shape.matrix, point)),
  )
}

export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/**
 * What of the canvas is drawn on, with the canvas's middle in its own: a sprite turns around its middle, and two of its
 * costumes stay where they are when one takes the other's place.
 */
export function findDrawnBox({ width, height, shapes }: Drawing): Box {
  const [middleX, middleY] = [width / 2, height / 2]
  let [halfWidth, halfHeight] = [4, 4]
  for (const shape of shapes) {
    const { x, y, width: w, height: h } = findBox(shape)
    const line = shape.stroke === NO_COLOR ? 0 : (shape.strokeWidth * growthOf(shape)) / 2
    halfWidth = Math.max(halfWidth, middleX - (x - line), x + w + line - middleX)
    halfHeight = Math.max(halfHeight, middleY - (y - line), y + h + line - middleY)
  }
  const [reachX, reachY] = [Math.min(Math.ceil(halfWidth), middleX), Math.min(Math.ceil(halfHeight), middleY)]
  return { x: middleX - reachX, y: middleY - reachY, width: 2 * reachX, height: 2 * reachY }
}

function growthOf(shape: Shape): number {
  if (shape.kind !== 'piece') return 1
  const [a, b, c, d] = shape.matrix
  return Math.max(hypot(a, b), hypot(c, d))
}

function listPieceCorners(element: string, geometry: Readonly<Record<string, string>>): Point[] {
  const read = (name: string) => Number(geometry[name] ?? 0)
  if (element === 'path') return listPathPoints(geometry.d ?? '')
  if (element === 'polygon' || element === 'polyline') return listPairs(readNumbers(geometry.points ?? ''))
  if (element === 'line') {
    return [
      { x: read('x1'), y: read('y1') },
      { x: read('x2'), y: read('y2') },
    ]
  }
  if (element === 'rect') return listCorners(read('x'), read('y'), read('width'), read('height'))
  const [rx, ry] = element === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')]
  return listCorners(read('cx') - rx, read('cy') - ry, 2 * rx, 2 * ry)
}

function listCorners(x: number, y: number, width: number, height: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ]
}

export function listPairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }))
}
