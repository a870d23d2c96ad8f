import { hypot } from '../../arithmetic/index.ts'
import type { Point } from './drawing.ts'
import { readNumbers } from './matrices.ts'

const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 }

/**
 * Points that a path does not leave by much: its corners, the handles of its curves, and around an arc what the arc's
 * circle can reach. Enough to know where a shape lies.
 */
export function listPathPoints(d: string): Point[] {
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  let start = at
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = command.toLowerCase()
    if (name === 'z') {
      at = start
      continue
    }
    const takes = TAKES[name]
    if (takes === undefined) continue
    // Flags of an arc may stand without a space: `a1 1 0 011 1`.
    const numbers = readNumbers(name === 'a' ? splitFlags(rest) : rest)
    for (let from = 0; from + takes <= numbers.length; from += takes) {
      const end = follow(points, command, numbers.slice(from, from + takes), at)
      if (name === 'm' && from === 0) start = end
      at = end
      points.push(end)
    }
  }
  return points
}

function follow(points: Point[], command: string, values: readonly number[], at: Point): Point {
  const name = command.toLowerCase()
  const base = command === name ? at : { x: 0, y: 0 }
  const place = (index: number): Point => ({
    x: base.x + (values[index] ?? 0),
    y: base.y + (values[index + 1] ?? 0),
  })
  if (name === 'h') return { x: base.x + (values[0] ?? 0), y: at.y }
  if (name === 'v') return { x: at.x, y: base.y + (values[0] ?? 0) }
  if (name === 'a') {
    const end = place(5)
    points.push(...reachOfArc(at, end, values[0] ?? 0, values[1] ?? 0))
    return end
  }
  for (let index = 0; index + 2 < values.length; index += 2) points.push(place(index))
  return place(values.length - 2)
}

function reachOfArc(from: Point, to: Point, rx: number, ry: number): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  // A short arc bends by less than its radius; a long one goes round its whole circle.
  const far = hypot(to.x - from.x, to.y - from.y) / 2
  const [dx, dy] = [Math.min(rx, far), Math.min(ry, far)]
  return [
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ]
}

function splitFlags(text: string): string {
  return text.replace(
    /(-?[\d.]+[\s,]+-?[\d.]+[\s,]+-?[\d.]+[\s,]+)([01])[\s,]*([01])[\s,]*/g,
    (_, radii: string, large: string, sweep: string) => `${radii}${large} ${sweep} `,
  )
}
