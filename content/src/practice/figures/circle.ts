import { cos, sin } from '#engines/arithmetic/index.ts'
/** A point of the circle, by its direction from the center in degrees, counted anticlockwise from the right. */
export type CirclePoint = { name: string; degrees: number }

export type Circle = {
  title: string
  desc: string
  points: readonly CirclePoint[]
  /** Lines between named points; "O" is the center. */
  lines: readonly (readonly [from: string, to: string])[]
  /** Texts near the center or near a point, moved towards the inside. */
  labels?: readonly { near: string; text: string }[]
  /** Paints the slice from one direction anticlockwise to another. */
  sector?: readonly [fromDegrees: number, toDegrees: number]
  showsCentre?: boolean
}

const RADIUS = 100
const CENTER = 140

/** A circle with points, chords and radii. */
export function drawCircle(circle: Circle): string {
  const places = new Map<string, readonly [number, number]>([['O', [CENTER, CENTER]]])
  for (const { name, degrees } of circle.points) places.set(name, placeOn(degrees, RADIUS))
  const parts: string[] = []
  if (circle.sector) parts.push(drawSector(circle.sector))
  parts.push(`<circle class="ink" stroke-width="2" cx="${CENTER}" cy="${CENTER}" r="${RADIUS}"/>`)
  for (const [from, to] of circle.lines) {
    const [x1, y1] = places.get(from) ?? [0, 0]
    const [x2, y2] = places.get(to) ?? [0, 0]
    parts.push(`<line class="line-a" stroke-width="2" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`)
  }
  for (const { name, degrees } of circle.points) {
    const [x, y] = placeOn(degrees, RADIUS)
    parts.push(
      `<circle class="fill-b" cx="${x}" cy="${y}" r="4"/>`,
      writeAt(placeOn(degrees, RADIUS + 18), name),
    )
  }
  if (circle.showsCentre !== false)
    parts.push(`<circle class="fill-ink" cx="${CENTER}" cy="${CENTER}" r="3"/>`)
  for (const { near, text } of circle.labels ?? []) {
    const [x, y] = places.get(near) ?? [CENTER, CENTER]
    parts.push(
      near === 'O'
        ? writeAt(placeOn(middleOf(circle), 34), text)
        : writeAt([x + (CENTER - x) * 0.35, y + (CENTER - y) * 0.35], text),
    )
  }
  return `<svg viewBox="0 0 ${2 * CENTER} ${2 * CENTER}"><title>${circle.title}</title><desc>${circle.desc}</desc>${parts.join('')}</svg>`
}

/** Where a label at the center stands: in the middle of the slice or of the first two points. */
function middleOf({ sector, points }: Circle): number {
  if (sector) return (sector[0] + sector[1]) / 2
  return ((points[0]?.degrees ?? 0) + (points[1]?.degrees ?? 0)) / 2
}

function drawSector([from, to]: readonly [number, number]): string {
  const [x1, y1] = placeOn(from, RADIUS)
  const [x2, y2] = placeOn(to, RADIUS)
  const isLarge = to - from > 180 ? 1 : 0
  return `<path class="soft-a" d="M${CENTER} ${CENTER} L${x1} ${y1} A${RADIUS} ${RADIUS} 0 ${isLarge} 0 ${x2} ${y2} Z"/>`
}

function placeOn(degrees: number, radius: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [round(CENTER + radius * cos(angle)), round(CENTER - radius * sin(angle))]
}

function writeAt([x, y]: readonly [number, number], text: string): string {
  return `<text x="${round(x)}" y="${round(y + 5)}" font-size="16" text-anchor="middle">${text}</text>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
