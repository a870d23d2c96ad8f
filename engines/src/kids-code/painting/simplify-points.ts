import { hypot } from '../../arithmetic/index.ts'
import type { Point } from './drawing.ts'

/** Leaves out points that lie nearer than `tolerance` to the line between those that stay (Ramer, Douglas and Peucker). */
export function simplifyPoints(points: readonly Point[], tolerance: number): Point[] {
  const stays = new Set([0, points.length - 1])
  const parts: [number, number][] = [[0, points.length - 1]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part
    let [farthest, distance] = [-1, tolerance]
    for (let index = from + 1; index < to; index++) {
      const away = distanceToLine(points, index, from, to)
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest === -1) continue
    stays.add(farthest)
    parts.push([from, farthest], [farthest, to])
  }
  return points.filter((_, index) => stays.has(index))
}

function distanceToLine(points: readonly Point[], index: number, from: number, to: number): number {
  const [point, start, end] = [points[index], points[from], points[to]]
  if (!point || !start || !end) return 0
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return hypot(point.x - start.x - share * dx, point.y - start.y - share * dy)
}
