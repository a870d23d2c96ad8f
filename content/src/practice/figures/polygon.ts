import { hypot } from '#engines/arithmetic/index.ts'
export type PolygonFigure = {
  title: string
  desc: string
  /** Corners in any unit, y upwards; the drawing is scaled to fit. */
  corners: readonly (readonly [x: number, y: number])[]
  /** Texts at places given in the same unit as the corners, moved by pixels to the right and down. */
  labels?: readonly { x: number; y: number; text: string; right?: number; down?: number }[]
  /** Dashed helping lines such as heights. */
  dashes?: readonly { from: readonly [number, number]; to: readonly [number, number] }[]
  /** Corners that get the small square of a right angle, by their place in `corners`. */
  rightAngles?: readonly number[]
}

const [WIDE, HIGH, EDGE] = [320, 210, 44]

/** One polygon with labels, for lengths, heights and angles. */
export function drawPolygon(figure: PolygonFigure): string {
  const { corners, labels = [], dashes = [], rightAngles = [] } = figure
  const [left, right] = findRange(corners.map(([x]) => x))
  const [low, high] = findRange(corners.map(([, y]) => y))
  const scale = Math.min((WIDE - 2 * EDGE) / (right - left), (HIGH - 2 * EDGE) / (high - low))
  const place = ([x, y]: readonly [number, number]) =>
    [
      round(WIDE / 2 + (x - (left + right) / 2) * scale),
      round(HIGH / 2 - (y - (low + high) / 2) * scale),
    ] as const
  const squares = rightAngles.map((index) => {
    const corner = place(corners[index] ?? [0, 0])
    const before = place(corners[(index + corners.length - 1) % corners.length] ?? [0, 0])
    const after = place(corners[(index + 1) % corners.length] ?? [0, 0])
    const [first, second] = [stepTowards(corner, before), stepTowards(corner, after)]
    return `<polyline class="ink" fill="none" stroke-width="1.5" points="${first.join(',')} ${first[0] + second[0] - corner[0]},${first[1] + second[1] - corner[1]} ${second.join(',')}"/>`
  })
  const parts = [
    `<polygon class="soft-a line-a" stroke-width="2.5" points="${corners.map((corner) => place(corner).join(',')).join(' ')}"/>`,
    ...dashes.map(({ from, to }) => {
      const [start, end] = [place(from), place(to)]
      return `<line class="ink" stroke-width="1.5" stroke-dasharray="5 4" x1="${start[0]}" y1="${start[1]}" x2="${end[0]}" y2="${end[1]}"/>`
    }),
    ...squares,
    ...labels.map(({ x, y, text, right: shift = 0, down = 0 }) => {
      const [across, level] = place([x, y])
      return `<text x="${round(across + shift)}" y="${round(level + down + 5)}" font-size="16" text-anchor="middle">${text}</text>`
    }),
  ]
  return `<svg viewBox="0 0 ${WIDE} ${HIGH}"><title>${figure.title}</title><desc>${figure.desc}</desc>${parts.join('')}</svg>`
}

function findRange(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function stepTowards(from: readonly [number, number], to: readonly [number, number]): [number, number] {
  const distance = hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [
    round(from[0] + ((to[0] - from[0]) / distance) * 12),
    round(from[1] + ((to[1] - from[1]) / distance) * 12),
  ]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
