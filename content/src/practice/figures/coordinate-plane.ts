export type PlanePoint = { x: number; y: number; label?: string; color?: FigureColor }
export type FigureColor = 'a' | 'b' | 'c' | 'd' | 'e' | 'f'

export type CoordinatePlane = {
  title: string
  desc: string
  /** Least and greatest value on each axis; both hold 0. */
  x: readonly [least: number, most: number]
  y: readonly [least: number, most: number]
  /** Distance between grid lines; 1 when left out. */
  xStep?: number
  yStep?: number
  xName?: string
  yName?: string
  points?: readonly PlanePoint[]
  /** Straight pieces between points given in the plane's own numbers. */
  segments?: readonly {
    from: readonly [number, number]
    to: readonly [number, number]
    color?: FigureColor
  }[]
  polygons?: readonly { corners: readonly (readonly [number, number])[]; color?: FigureColor }[]
  /** Curves as chains of points. */
  curves?: readonly { through: readonly (readonly [number, number])[]; color?: FigureColor }[]
}

const MARGIN = 34
const LENGTH = 280

/** A grid with axes and numbers; points, lines and shapes are drawn at their coordinates. */
export function drawCoordinatePlane(plane: CoordinatePlane): string {
  const { x, y, xStep = 1, yStep = 1, xName = 'x', yName = 'y' } = plane
  const columns = (x[1] - x[0]) / xStep
  const rows = (y[1] - y[0]) / yStep
  const cell = LENGTH / Math.max(columns, rows)
  const [wide, high] = [cell * columns, cell * rows]
  const right = (value: number) => round(MARGIN + ((value - x[0]) / xStep) * cell)
  const down = (value: number) => round(MARGIN + ((y[1] - value) / yStep) * cell)
  const at = (place: readonly [number, number]) => `${right(place[0])},${down(place[1])}`
  const xTicks = listTicks(x, xStep)
  const yTicks = listTicks(y, yStep)

  const parts = [
    ...xTicks.map((tick) => drawLine(right(tick), down(y[0]), right(tick), down(y[1]), 'muted', 0.5)),
    ...yTicks.map((tick) => drawLine(right(x[0]), down(tick), right(x[1]), down(tick), 'muted', 0.5)),
    drawLine(right(x[0]) - 6, down(0), right(x[1]) + 10, down(0), 'ink', 1.5),
    drawLine(right(0), down(y[0]) + 6, right(0), down(y[1]) - 10, 'ink', 1.5),
    ...thinOut(xTicks, cell).map((tick) => writeAt(right(tick), down(0) + 17, tick, 'middle')),
    ...thinOut(yTicks, cell).map((tick) => writeAt(right(0) - 6, down(tick) + 5, tick, 'end')),
    writeAt(right(0) - 6, down(0) + 17, '0', 'end'),
    writeAt(right(x[1]) + 14, down(0) - 8, xName, xName.length > 1 ? 'end' : 'start'),
    writeAt(right(0) + 6, down(y[1]) - 14, yName, 'start'),
    ...(plane.polygons ?? []).map(
      ({ corners, color = 'a' }) =>
        `<polygon class="soft-${color} line-${color}" stroke-width="2" points="${corners.map(at).join(' ')}"/>`,
    ),
    ...(plane.segments ?? []).map(({ from, to, color = 'a' }) =>
      drawLine(right(from[0]), down(from[1]), right(to[0]), down(to[1]), `line-${color}`, 2.5),
    ),
    ...(plane.curves ?? []).map(
      ({ through, color = 'a' }) =>
        `<polyline class="line-${color}" fill="none" stroke-width="2.5" points="${through.map(at).join(' ')}"/>`,
    ),
    ...(plane.points ?? []).map(
      ({ x: px, y: py, label, color = 'b' }) =>
        `<circle class="fill-${color}" cx="${right(px)}" cy="${down(py)}" r="5"/>${
          label ? writeAt(right(px) + 8, down(py) - 7, label, 'start', 16) : ''
        }`,
    ),
  ]
  return `<svg viewBox="0 0 ${round(wide + 2 * MARGIN)} ${round(high + 2 * MARGIN)}"><title>${plane.title}</title><desc>${
    plane.desc
  }</desc>${parts.join('')}</svg>`
}

/** The part of y = slope · x + start inside the square from -reach to reach. */
export function clipLine(
  slope: number,
  start: number,
  reach: number,
): { from: [number, number]; to: [number, number] } {
  if (slope === 0) return { from: [-reach, start], to: [reach, start] }
  const atEdges = [(-reach - start) / slope, (reach - start) / slope]
  const left = Math.max(-reach, Math.min(...atEdges))
  const right = Math.min(reach, Math.max(...atEdges))
  return { from: [left, slope * left + start], to: [right, slope * right + start] }
}

function listTicks([least, most]: readonly [number, number], step: number): number[] {
  return Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) =>
    round(least + index * step),
  )
}

/** Numbers beside the ticks need about 22 pixels each; zero is written once, at the corner. */
function thinOut(ticks: number[], cell: number): number[] {
  const every = Math.ceil(22 / cell)
  const zero = ticks.indexOf(0)
  return ticks.filter((tick, index) => tick !== 0 && (index - Math.max(zero, 0)) % every === 0)
}

function drawLine(x1: number, y1: number, x2: number, y2: number, name: string, width: number): string {
  return `<line class="${name}" stroke-width="${width}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`
}

function writeAt(x: number, y: number, text: string | number, anchor: string, size = 14): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}">${text}</text>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
