import { type Corner, cornersOf } from '../figures/shape.ts'

type Side = { x: string; y: string }

/** What a name demands of the corners that are drawn, as claims about their coordinates. */
const DEMANDS: Record<string, (sides: readonly Side[]) => string[]> = {
  triangle: turnAlways,
  'right triangle': (sides) => [...turnAlways(sides), `${lean(sides, 1)} = 0`],
  square: (sides) => [...areRight(sides), ...areEqual(sides)],
  rectangle: (sides) => [...areRight(sides), `${lengthOf(sides, 0)} != ${lengthOf(sides, 1)}`],
  rhombus: (sides) => [...areEqual(sides), `${lean(sides, 0)} != 0`],
  parallelogram: (sides) => [
    `${cross(sides, 0, 2)} = 0`,
    `${cross(sides, 1, 3)} = 0`,
    `${lean(sides, 0)} != 0`,
    `${lengthOf(sides, 0)} != ${lengthOf(sides, 1)}`,
  ],
  trapezoid: (sides) => [`${cross(sides, 0, 2)} = 0`, `${cross(sides, 1, 3)} != 0`],
  kite: (sides) => [
    `${lengthOf(sides, 3)} = ${lengthOf(sides, 0)}`,
    `${lengthOf(sides, 1)} = ${lengthOf(sides, 2)}`,
    `${lengthOf(sides, 0)} != ${lengthOf(sides, 2)}`,
  ],
  pentagon: turnAlways,
  hexagon: turnAlways,
  octagon: turnAlways,
}

/** Why the drawn shape bears its name; `right` is how far it stands to the right in a row of shapes. */
export function proveShape(name: string, right = 0): string[] {
  const corners = cornersOf(name)
  // A circle: wherever one looks from the middle, the edge is equally far.
  if (corners.length === 0) return ['(52*cos(t))^2 + (52*sin(t))^2 = 52^2']
  return DEMANDS[name]?.(sidesOf(corners, right)) ?? []
}

/** Whether every corner of the shape is a right one, and whether neighbors among its sides are equally long. */
export function proveRightCorners(name: string): string[] {
  return areRight(sidesOf(cornersOf(name)))
}

export function proveEqualSides(name: string): string[] {
  return areEqual(sidesOf(cornersOf(name)))
}

export function proveParallelSides(name: string): string[] {
  const sides = sidesOf(cornersOf(name))
  return [`${cross(sides, 0, 2)} = 0`, `${cross(sides, 1, 3)} = 0`]
}

const MIDDLE = 60
/** The folds that can make halves match: upright, level and along both diagonals of the canvas. */
const FOLDS: readonly ((corner: Corner) => Corner)[] = [
  ([x, y]) => [2 * MIDDLE - x, y],
  ([x, y]) => [x, 2 * MIDDLE - y],
  ([x, y]) => [y, x],
  ([x, y]) => [2 * MIDDLE - y, 2 * MIDDLE - x],
]

/** Folds the drawn corners along each line: the folds that bring every corner onto a corner are as many as claimed. */
export function proveSymmetry(name: string, count: number): string[] {
  const corners = cornersOf(name)
  const folds = FOLDS.map((fold) => corners.map((corner) => distanceToNearest(fold(corner), corners)))
  const claims = folds.map((distances) => {
    const sum = distances.map(({ text }) => text).join(' + ')
    return `${sum} ${distances.every(({ value }) => value === 0) ? '=' : '>'} 0`
  })
  const matching = folds.map((distances) => (distances.every(({ value }) => value === 0) ? 1 : 0))
  return [...claims, `${matching.join(' + ')} = ${count}`]
}

function distanceToNearest([x, y]: Corner, corners: readonly Corner[]): { text: string; value: number } {
  const all = corners.map(([otherX, otherY]) => ({
    text: `(${x} - ${otherX})^2 + (${y} - ${otherY})^2`,
    value: (x - otherX) * (x - otherX) + (y - otherY) * (y - otherY),
  }))
  return all.reduce((nearest, each) => (each.value < nearest.value ? each : nearest))
}

function sidesOf(corners: readonly Corner[], right = 0): Side[] {
  return corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0]
    return { x: `(${nextX + right} - ${x + right})`, y: `(${nextY} - ${y})` }
  })
}

function sideAt(sides: readonly Side[], index: number): Side {
  return sides[index % sides.length] ?? { x: '0', y: '0' }
}

/** 0 where two sides that meet make a right angle. */
function lean(sides: readonly Side[], index: number): string {
  const [one, other] = [sideAt(sides, index), sideAt(sides, index + 1)]
  return `${one.x}*${other.x} + ${one.y}*${other.y}`
}

/** 0 where two sides run side by side; its sign says which way the outline turns between them. */
function cross(sides: readonly Side[], first: number, second: number): string {
  const [one, other] = [sideAt(sides, first), sideAt(sides, second)]
  return `${one.x}*${other.y} - ${one.y}*${other.x}`
}

function lengthOf(sides: readonly Side[], index: number): string {
  const { x, y } = sideAt(sides, index)
  return `(${x}^2 + ${y}^2)`
}

function areRight(sides: readonly Side[]): string[] {
  return sides.map((_, index) => `${lean(sides, index)} = 0`)
}

function areEqual(sides: readonly Side[]): string[] {
  return sides.slice(1).map((_, index) => `${lengthOf(sides, index)} = ${lengthOf(sides, index + 1)}`)
}

/** A corner after every side, each turning the same way: as many corners as sides, and no dent. */
function turnAlways(sides: readonly Side[]): string[] {
  return sides.map((_, index) => `${cross(sides, index, index + 1)} > 0`)
}
