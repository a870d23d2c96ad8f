import { hypot, tan } from '#engines/arithmetic/index.ts'
export type Corner = readonly [x: number, y: number]

export type Triangle = {
  title: string
  desc: string
  /** In any unit, y upwards; the drawing is scaled to fit. */
  corners: readonly [Corner, Corner, Corner]
  cornerNames?: readonly [string, string, string]
  /** Written beside the side opposite the corner of the same place. */
  sides?: readonly [string, string, string]
  /** Written inside the corner. */
  angles?: readonly [string, string, string]
  /** Place of the corner with a right angle. */
  rightAngle?: 0 | 1 | 2
}

const WIDTH = 260
const HEIGHT = 180
const MARGIN = 40

/** A triangle with what is known written at its corners and sides; empty texts are left out. */
export function drawTriangle(triangle: Triangle): string {
  const corners = fitCorners(triangle.corners)
  const center = average(corners)
  const parts = [
    `<polygon class="soft-a" points="${corners.map(([x, y]) => `${x},${y}`).join(' ')}"/>`,
    `<polygon class="ink" stroke-width="2" points="${corners.map(([x, y]) => `${x},${y}`).join(' ')}"/>`,
  ]
  for (const place of [0, 1, 2] as const) {
    const corner = corners[place] as Corner
    const [next, last] = [corners[(place + 1) % 3] as Corner, corners[(place + 2) % 3] as Corner]
    if (triangle.rightAngle === place) parts.push(drawSquare(corner, next, last))
    const name = triangle.cornerNames?.[place]
    if (name) parts.push(writeAt(moveFrom(corner, center, -16), name))
    const angle = triangle.angles?.[place]
    if (angle) parts.push(writeAt(moveFrom(corner, bisect(corner, next, last), 40), angle))
    const side = triangle.sides?.[place]
    if (side) parts.push(writeAt(pushOut(next, last, center, 10 + 4 * side.length), side))
  }
  return `<svg viewBox="0 0 ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}"><title>${triangle.title}</title><desc>${triangle.desc}</desc>${parts.join('')}</svg>`
}

/** Corners of a triangle from its three angles in degrees, the first two on the base line. */
export function placeByAngles(first: number, second: number): readonly [Corner, Corner, Corner] {
  const [a, b] = [toRadians(first), toRadians(second)]
  const height = 1 / (1 / tan(a) + 1 / tan(b))
  return [
    [0, 0],
    [1, 0],
    [height / tan(a), height],
  ]
}

/** Corners of a triangle whose sides have these lengths, each opposite the corner of the same place. */
export function placeBySides(a: number, b: number, c: number): readonly [Corner, Corner, Corner] {
  const x = (b * b + c * c - a * a) / (2 * c)
  return [
    [0, 0],
    [c, 0],
    [x, Math.sqrt(Math.max(b * b - x * x, 0.01))],
  ]
}

function fitCorners(corners: readonly Corner[]): Corner[] {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const scale = Math.min(WIDTH / (Math.max(...xs) - left), HEIGHT / (top - Math.min(...ys)))
  return corners.map(([x, y]) => [round(MARGIN + (x - left) * scale), round(MARGIN + (top - y) * scale)])
}

function drawSquare(corner: Corner, next: Corner, last: Corner): string {
  const one = moveFrom(corner, next, 14)
  const two = moveFrom(corner, last, 14)
  const tip: Corner = [round(one[0] + two[0] - corner[0]), round(one[1] + two[1] - corner[1])]
  return `<polyline class="ink" points="${one.join(',')} ${tip.join(',')} ${two.join(',')}"/>`
}

/** A point inside, straight between the two sides that meet in the corner. */
function bisect(corner: Corner, next: Corner, last: Corner): Corner {
  return average([moveFrom(corner, next, 100), moveFrom(corner, last, 100)])
}

function pushOut(from: Corner, to: Corner, center: Corner, distance: number): Corner {
  const middle = average([from, to])
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = hypot(dx, dy)
  const side = (middle[0] - center[0]) * -dy + (middle[1] - center[1]) * dx > 0 ? 1 : -1
  return [
    round(middle[0] + (side * -dy * distance) / length),
    round(middle[1] + (side * dx * Math.min(distance, 18)) / length),
  ]
}

function moveFrom(from: Corner, to: Corner, distance: number): Corner {
  const length = hypot(to[0] - from[0], to[1] - from[1])
  return [
    round(from[0] + ((to[0] - from[0]) * distance) / length),
    round(from[1] + ((to[1] - from[1]) * distance) / length),
  ]
}

function average(points: readonly Corner[]): Corner {
  const total = points.reduce<Corner>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])
  return [round(total[0] / points.length), round(total[1] / points.length)]
}

function writeAt([x, y]: Corner, text: string): string {
  return `<text x="${x}" y="${round(y + 6)}" font-size="16" text-anchor="middle">${text}</text>`
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
