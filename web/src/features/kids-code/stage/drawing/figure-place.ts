import { type Figure, STAGE, type StageState } from '#engines/kids-code/index.ts'

export type Point = { x: number; y: number }
export type Place = Point & { direction: number; size: number }

/** What moves further in a thirtieth of a second jumped: it is not seen on the way. */
const LONGEST_MOVE = 60
const WIDEST_TURN = 45
const LARGEST_GROWTH = 20
/** Half the side of the smallest box that a finger hits. */
const LEAST_REACH = 12

/** Where a figure is to be drawn between two ticks. */
export function blendPlace(before: Figure | undefined, now: Figure, share: number): Place {
  const { x, y, direction, size } = now
  if (!before?.isVisible || share >= 1) return { x, y, direction, size }
  const isMove = Math.hypot(x - before.x, y - before.y) <= LONGEST_MOVE
  const turn = wrapTurn(direction - before.direction)
  const isTurn = Math.abs(turn) <= WIDEST_TURN
  const isGrowth = Math.abs(size - before.size) <= LARGEST_GROWTH
  return {
    x: isMove ? mix(before.x, x, share) : x,
    y: isMove ? mix(before.y, y, share) : y,
    direction: isTurn ? before.direction + turn * share : direction,
    size: isGrowth ? mix(before.size, size, share) : size,
  }
}

/** How a costume, which looks to the right, is turned. The angle goes with the clock. */
export function lookOf(
  rotationStyle: Figure['rotationStyle'],
  direction: number,
): { radians: number; isMirrored: boolean } {
  if (rotationStyle === 'all-around')
    return { radians: ((direction - 90) * Math.PI) / 180, isMirrored: false }
  return { radians: 0, isMirrored: rotationStyle === 'left-right' && direction < 0 && direction > -180 }
}

/** The figure in front whose drawn box holds the point. */
export function findFigureAt({ figures }: StageState, point: Point): Figure | undefined {
  return figures.findLast((figure) => figure.isVisible && holds(figure, point))
}

function holds(figure: Figure, point: Point): boolean {
  const { radians } = lookOf(figure.rotationStyle, figure.direction)
  const [dx, dy] = [point.x - figure.x, point.y - figure.y]
  // Turned back: the stage's y goes up, so the clock runs the other way.
  const across = dx * Math.cos(radians) - dy * Math.sin(radians)
  const up = dx * Math.sin(radians) + dy * Math.cos(radians)
  const { width, height } = figure.costume
  return (
    Math.abs(across) <= Math.max(LEAST_REACH, (width * figure.size) / 200) &&
    Math.abs(up) <= Math.max(LEAST_REACH, (height * figure.size) / 200)
  )
}

type Area = { left: number; top: number; width: number; height: number }

/** From a place on the screen to one on the stage, never beyond its edges. */
export function toStagePoint(clientX: number, clientY: number, area: Area): Point {
  const across = clampShare((clientX - area.left) / area.width)
  const down = clampShare((clientY - area.top) / area.height)
  return { x: Math.round((across - 0.5) * STAGE.width), y: Math.round((0.5 - down) * STAGE.height) }
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function wrapTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

function clampShare(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5
}
