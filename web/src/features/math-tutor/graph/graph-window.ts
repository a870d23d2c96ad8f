import type { MathPlot } from '#contract/study/math-tutor.ts'
import { findTicks } from '../../../ui/charts/find-ticks.ts'

export type GraphWindow = { from: number; to: number; bottom: number; top: number }

export const FIRST_SPAN = { from: -10, to: 10 }
const NARROWEST = 0.1
const WIDEST = 20_000
const FARTHEST = 900_000
/** Of all points, so many on either end may leave the picture: near a pole they would flatten all else. */
const CUT = 0.08
const PAPER = 10
const ENOUGH = 0.2

/** As high as the curve is, without its steepest ends. */
export function fitHeight(pieces: MathPlot['pieces']): Pick<GraphWindow, 'bottom' | 'top'> {
  const values = pieces.flatMap((piece) => piece.map(({ y }) => y)).sort((a, b) => a - b)
  const cut = Math.floor(values.length * CUT)
  const [low = -10, high = 10] = [values[cut], values[values.length - 1 - cut]]
  // The axis is in sight, as on paper, unless the curve is far away from it.
  const [bottom, top] =
    low > 0 && low < high - low ? [0, high] : high < 0 && -high < high - low ? [low, 0] : [low, high]
  // As on squared paper, where that shows enough of the curve.
  const inside = values.filter((value) => Math.abs(value) <= PAPER).length
  if (top - bottom > 2 * PAPER && inside >= values.length * ENOUGH) return { bottom: -PAPER, top: PAPER }
  const room = (top - bottom) * 0.15 || Math.max(1, Math.abs(top) * 0.5)
  return { bottom: round(bottom - room), top: round(top + room) }
}

/** `factor` under one comes nearer. */
export function zoomWindow({ from, to, bottom, top }: GraphWindow, factor: number): GraphWindow {
  const width = (to - from) * factor
  if (width < NARROWEST || width > WIDEST) return { from, to, bottom, top }
  const scale = (low: number, high: number) => {
    const [middle, half] = [(low + high) / 2, ((high - low) / 2) * factor]
    return [round(middle - half), round(middle + half)] as const
  }
  const [left, right] = scale(from, to)
  const [lowest, highest] = scale(bottom, top)
  return { from: left, to: right, bottom: lowest, top: highest }
}

/** In quarters of what is in sight, to the right and up. */
export function panWindow({ from, to, bottom, top }: GraphWindow, right: number, up: number): GraphWindow {
  const [x, y] = [((to - from) / 4) * right, ((top - bottom) / 4) * up]
  if (Math.abs(from + x) > FARTHEST || Math.abs(to + x) > FARTHEST) return { from, to, bottom, top }
  return { from: round(from + x), to: round(to + x), bottom: round(bottom + y), top: round(top + y) }
}

/** Round numbers strictly within the window. */
export function listTicks(low: number, high: number, wanted: number): number[] {
  return findTicks(low, high, wanted).filter((tick) => tick > low && tick < high)
}

/** The table behind the picture: the curve at round places; null where it has no value. */
export function listValues({ pieces }: MathPlot, { from, to }: Pick<GraphWindow, 'from' | 'to'>) {
  const points = pieces.flat()
  const reach = (to - from) / 200
  return findTicks(from, to, 10)
    .filter((x) => x >= from && x <= to)
    .map((x) => {
      const near = points.filter((point) => Math.abs(point.x - x) <= reach)
      const [best] = near.sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
      // Only a point that lies there: one beside it would be another value.
      return { x, y: best && Math.abs(best.x - x) < reach / 1000 ? best.y : null }
    })
}

function round(value: number): number {
  return Number(value.toFixed(4))
}
