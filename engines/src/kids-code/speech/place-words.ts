import { atan2 } from '../../arithmetic/index.ts'
import { STAGE } from '../program/limits.ts'

/** The stage in nine parts: where something is, as one would tell it. */
export function tellPlace(x: number, y: number): { across: string; height: string } {
  return {
    across: pickThird(x / STAGE.width, ['left', 'centre', 'right']),
    height: pickThird(y / STAGE.height, ['bottom', 'middle', 'top']),
  }
}

function pickThird(share: number, [low, middle, high]: [string, string, string]): string {
  if (share < -1 / 6) return low
  return share > 1 / 6 ? high : middle
}

const WAYS = ['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left']

/** The way from one place to another, in eighths of a turn. */
export function tellWay(dx: number, dy: number): string {
  const eighths = Math.round(atan2(dx, dy) / (Math.PI / 4))
  return WAYS[(eighths + 8) % 8] ?? 'up'
}
